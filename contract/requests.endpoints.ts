/** Asking for a scheme that is missing, and what staff do with it. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { label, language, pathId, plainText } from './fields.ts';
import { LANGUAGES } from './languages.ts';
import { schemeRequest } from './scheme-request.ts';
import { URGENCIES } from './urgencies.ts';

/** The order gives the numbers 0, 1 and 2, which stand for the same. */
export const REQUEST_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
export const REQUEST_SORTS = ['date-newest', 'date-oldest', 'urgency-high', 'urgency-low', 'alpha-asc', 'alpha-desc'] as const;

/** Why a request is rejected; what else there is to say stands in a note. */
export const REJECTION_REASONS = ['not-found', 'not-a-scheme', 'unclear', 'ended', 'here-already'] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];
export const LONGEST_REJECTION_NOTE = 1000;

/** The status a word or a number (also as text) stands for. */
export function requestStatusOf(value: unknown): RequestStatus | undefined {
  return REQUEST_STATUSES.find((name, number) => value === name || String(value) === String(number));
}

/** `pending`, `approved` or `rejected`, also as 0, 1 or 2; and further words where they are allowed. */
function statusOr<Word extends string = never>(...words: Word[]) {
  return z.pipe(
    z.union([label(), z.number()]),
    z.transform((value, context): RequestStatus | Word => {
      const status = requestStatusOf(value) ?? words.find((word) => word === value);
      if (status !== undefined) return status;
      context.issues.push({ code: 'custom', message: 'Status must be pending, approved or rejected', input: value });
      return z.NEVER;
    }),
  );
}

const storedFields = {
  id: z.number(),
  /** What people call it by: `REQ-2026-0007`. */
  reference: z.string(),
  name: z.string(),
  category: z.nullable(z.number()),
  urgency: z.enum(URGENCIES),
  status: z.enum(REQUEST_STATUSES),
  createdAt: z.string(),
};

/** What the visitor who made a request may see of it: everything but the address, which only staff read. */
export const ownRequest = z.object({
  ...storedFields,
  description: z.string(),
  /** Of a rejection; empty where none was chosen. */
  reason: z.enum(['', ...REJECTION_REASONS]),
  /** What staff wrote about a rejection, as plain text. */
  note: z.string(),
});

export const createSchemeRequest = endpoint({
  method: 'POST',
  path: '/api/scheme-requests',
  access: 'public',
  isSecret: true,
  summary: 'Asks for a scheme that is missing. The same request sent twice is stored once',
  input: schemeRequest,
  output: z.object({ message: z.string(), request: ownRequest, secret: z.string() }),
  success: 201,
  limit: 'write',
});

export const readRequestStatus = endpoint({
  method: 'GET',
  path: '/api/scheme-requests/:id',
  access: 'public',
  isSecret: true,
  summary: 'The state of a request, for whoever has its number and its secret code; the number alone opens nothing',
  input: z.object({ id: pathId, key: label(100), lang: language }),
  output: z.object({
    request: ownRequest,
    /** The scheme that answers the request, once it is published. */
    scheme: z.nullable(z.object({ id: z.number(), name: z.string() })),
  }),
});

export const adminRequest = z.object({
  ...storedFields,
  email: z.string(),
  description: z.string(),
  reason: z.enum(['', ...REJECTION_REASONS]),
  note: z.string(),
  category_name: z.string(),
  language: z.enum(LANGUAGES),
  /** The scheme that answers it. */
  schemeId: z.nullable(z.number()),
  schemeName: z.string(),
  schemeStatus: z.nullable(z.enum(['published', 'draft'])),
  /** What became of the promised mail; null while none was promised. */
  mail: z.nullable(z.enum(['queued', 'sending', 'sent', 'failed'])),
  /** How many people (addresses) asked for a scheme of this or nearly this name, this one included. */
  askedBy: z.number(),
  /** Ids of the other requests for it, newest first. */
  similar: z.array(z.number()),
});
export type AdminRequest = z.infer<typeof adminRequest>;

export const listSchemeRequests = endpoint({
  method: 'GET',
  path: '/api/admin/scheme-requests',
  access: 'admin',
  summary: 'Up to 2000 requests; the counts and the months are over all, whatever the filters',
  input: z.strictObject({
    sortBy: z.optional(z.catch(z.enum(REQUEST_SORTS), 'date-newest')),
    urgency: z.optional(z.enum(['', 'all', ...URGENCIES], 'Please select a valid urgency level')),
    status: z.optional(statusOr('', 'all')),
  }),
  output: z.object({
    requests: z.array(adminRequest),
    counts: z.object({ all: z.number(), pending: z.number(), approved: z.number(), rejected: z.number() }),
    /** How many came in each of the last twelve months of India's calendar, such as `2026-11`, the oldest first. */
    months: z.array(z.object({ month: z.string(), count: z.number() })),
    /** Whether a mail server is set up; without one the promised mails wait. */
    isSending: z.boolean(),
  }),
  errors: 'message',
});

export const setRequestStatus = endpoint({
  method: 'PATCH',
  path: '/api/admin/scheme-requests/:id/status',
  access: 'admin',
  summary: 'Sets the status of a request: any of the three from any other. The reason of a rejection is shown and mailed to who asked',
  input: z.strictObject({
    id: pathId,
    status: statusOr(),
    reason: z.optional(z.enum(['', ...REJECTION_REASONS], 'The reason must be one of the list')),
    note: z.optional(plainText(LONGEST_REJECTION_NOTE, { long: `The reason must be at most ${LONGEST_REJECTION_NOTE} characters` })),
  }),
  output: z.object({ message: z.string(), request: adminRequest }),
  errors: 'message',
});

export const linkRequest = endpoint({
  method: 'POST',
  path: '/api/admin/scheme-requests/:id/link',
  access: 'admin',
  summary: 'Links a request to the scheme that answers it, or with null to none. Publishing that scheme sends the promised mail',
  input: z.strictObject({ id: pathId, schemeId: z.nullable(pathId) }),
  output: z.object({ message: z.string(), request: adminRequest }),
  errors: 'message',
});
