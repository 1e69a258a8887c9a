/** Requests for missing schemes, by visitors and for staff. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { label, language, pathId, plainText } from './fields.ts';
import { LANGUAGES } from './languages.ts';
import { schemeRequest } from './scheme-request.ts';
import { URGENCIES } from './urgencies.ts';

/** Their indexes 0, 1 and 2 are accepted too. */
export const REQUEST_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
export const REQUEST_SORTS = ['date-newest', 'date-oldest', 'urgency-high', 'urgency-low', 'alpha-asc', 'alpha-desc'] as const;

/** Codes of rejections, which a note can complement. */
export const REJECTION_REASONS = ['not-found', 'not-a-scheme', 'unclear', 'ended', 'here-already'] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];
export const LONGEST_REJECTION_NOTE = 1000;

/** The status of a word or a number (also as text). */
export function requestStatusOf(value: unknown): RequestStatus | undefined {
  return REQUEST_STATUSES.find((name, number) => value === name || String(value) === String(number));
}

/** `pending`, `approved` or `rejected`, also as 0, 1 or 2, and further allowed words. */
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
  /** `REQ-2026-0007`. */
  reference: z.string(),
  name: z.string(),
  category: z.nullable(z.number()),
  urgency: z.enum(URGENCIES),
  status: z.enum(REQUEST_STATUSES),
  createdAt: z.string(),
};

/** A request for its requester: everything except the email address. */
export const ownRequest = z.object({
  ...storedFields,
  description: z.string(),
  /** Code of a rejection; empty if none was chosen. */
  reason: z.enum(['', ...REJECTION_REASONS]),
  /** Note of staff about a rejection, as plain text. */
  note: z.string(),
});

export const createSchemeRequest = endpoint({
  method: 'POST',
  path: '/api/scheme-requests',
  access: 'public',
  isSecret: true,
  summary: 'Requests a missing scheme. The same request sent twice is stored once',
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
  summary: 'The status of a request, given its number and its secret code',
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
  /** The scheme that answers the request. */
  schemeId: z.nullable(z.number()),
  schemeName: z.string(),
  schemeStatus: z.nullable(z.enum(['published', 'draft'])),
  /** Status of the promised mail; null if none was promised. */
  mail: z.nullable(z.enum(['queued', 'sending', 'sent', 'failed'])),
  /** Number of email addresses that requested this or nearly this name, including this request. */
  askedBy: z.number(),
  /** Ids of the other requests for the same name, newest first. */
  similar: z.array(z.number()),
});
export type AdminRequest = z.infer<typeof adminRequest>;

export const listSchemeRequests = endpoint({
  method: 'GET',
  path: '/api/admin/scheme-requests',
  access: 'admin',
  summary: 'Up to 2000 requests; counts and months include all, independent of the filters',
  input: z.strictObject({
    sortBy: z.optional(z.catch(z.enum(REQUEST_SORTS), 'date-newest')),
    urgency: z.optional(z.enum(['', 'all', ...URGENCIES], 'Please select a valid urgency level')),
    status: z.optional(statusOr('', 'all')),
  }),
  output: z.object({
    requests: z.array(adminRequest),
    counts: z.object({ all: z.number(), pending: z.number(), approved: z.number(), rejected: z.number() }),
    /** Number of requests in each of the last twelve months in India, such as `2026-11`, oldest first. */
    months: z.array(z.object({ month: z.string(), count: z.number() })),
    /** Whether a mail server is configured; without one the promised mails wait. */
    isSending: z.boolean(),
  }),
  errors: 'message',
});

export const setRequestStatus = endpoint({
  method: 'PATCH',
  path: '/api/admin/scheme-requests/:id/status',
  access: 'admin',
  summary: 'Sets the status of a request. The reason of a rejection is shown and mailed to the requester',
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
