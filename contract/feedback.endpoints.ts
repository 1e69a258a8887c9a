/** Reports of readers that something is wrong on a page, and their list for staff. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { honeypot, language, message, pathId, plainText } from './fields.ts';
import { LANGUAGES } from './languages.ts';
import { firstOfLine } from './plain-text.ts';
import { sitePath } from './site-path.ts';

export const FEEDBACK_REASONS = ['wrong', 'outdated', 'link', 'unclear', 'other'] as const;
export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];
export const LONGEST_FEEDBACK = 2000;
export const LONGEST_FEEDBACK_PATH = 300;

const REASON_MISSING = 'Please choose what is wrong';

const feedbackText = plainText(LONGEST_FEEDBACK, { long: 'Text must be at most 2000 characters' });

/** The path of a page. An invalid one becomes the home page, because the report matters more. */
const pagePath = z.pipe(
  z.catch(z.string(), '/'),
  z.transform((value) => sitePath(firstOfLine(LONGEST_FEEDBACK_PATH)(value))),
);

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback',
  access: 'public',
  summary: 'Reports to staff that something on a page is wrong, anonymously',
  input: z.object({
    reason: z.enum(FEEDBACK_REASONS, REASON_MISSING),
    text: z.optional(feedbackText),
    path: z.optional(pagePath),
    schemeId: z.optional(z.catch(z.union([z.literal(''), pathId]), '')),
    lang: language,
    website: honeypot,
  }),
  output: message,
  success: 201,
  limit: 'write',
});

export const feedbackItem = z.object({
  id: z.number(),
  path: z.string(),
  schemeId: z.nullable(z.number()),
  schemeName: z.string(),
  reason: z.enum(FEEDBACK_REASONS),
  text: z.string(),
  language: z.enum(LANGUAGES),
  createdAt: z.string(),
  handledAt: z.nullable(z.string()),
  handledBy: z.string(),
});
export type FeedbackItem = z.infer<typeof feedbackItem>;

export const listFeedback = endpoint({
  method: 'GET',
  path: '/api/admin/feedback',
  access: 'admin',
  summary: 'Up to 500 reports, newest first: the open ones, the handled ones, or all',
  input: z.strictObject({ status: z.optional(z.enum(['open', 'handled', 'all'])) }),
  output: z.object({ feedback: z.array(feedbackItem), counts: z.object({ all: z.number(), open: z.number(), handled: z.number() }) }),
  errors: 'message',
});

export const setFeedbackHandled = endpoint({
  method: 'PATCH',
  path: '/api/admin/feedback/:id',
  access: 'admin',
  summary: 'Marks a report as handled, or as open again',
  input: z.strictObject({ id: pathId, handled: z.boolean() }),
  output: z.object({ message: z.string(), feedback: feedbackItem }),
  errors: 'message',
});
