/** Subscriptions to mails about new schemes. None is sent before the owner of the address has confirmed. */
import * as z from 'zod/mini';
import { emailAddress } from './email-address.ts';
import { endpoint } from './endpoint.ts';
import { honeypot, label, language, message } from './fields.ts';
import { optionalCategoryId } from './scheme-request.ts';
import { resolveState } from './states.ts';

/** The name of a state; empty for all of India. */
const optionalState = z.pipe(
  z.nullish(label()),
  z.transform((value, context): string => {
    if (!value) return '';
    const state = resolveState(value);
    if (state) return state;
    context.issues.push({ code: 'custom', message: 'Please choose one from the list', input: value });
    return z.NEVER;
  }),
);

/** Refuses NUL, which PostgreSQL does not accept even in a query. */
const token = label(100).check(z.refine((text) => !text.includes('\0'), 'This link is not valid any more'));

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/subscribe',
  access: 'public',
  summary: 'Sends one confirmation link to the address. The answer is the same whether or not the address is known',
  input: z.object({
    email: emailAddress,
    category: z.optional(optionalCategoryId),
    state: z.optional(optionalState),
    lang: language,
    website: honeypot,
  }),
  output: message,
  limit: 'write',
});

export const readSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription',
  access: 'public',
  isSecret: true,
  summary: 'The subscription of a link from a mail; reading it changes nothing',
  input: z.object({ token }),
  output: z.object({
    status: z.enum(['pending', 'confirmed', 'unsubscribed', 'unknown']),
    category: z.nullable(z.number()),
    state: z.string(),
  }),
});

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/api/subscribe/confirm',
  access: 'public',
  isSecret: true,
  summary: 'Confirms an address by the link sent to it',
  input: z.object({ token }),
  output: message,
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe',
  access: 'public',
  isSecret: true,
  summary: 'Ends a subscription and erases its address; the answer is the same for an unknown link',
  input: z.object({ token }),
  output: message,
});
