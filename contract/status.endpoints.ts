/** The status page: what an operator looks at once a day. */
import * as z from 'zod/mini';
import { waitingContent } from './content.endpoints.ts';
import { endpoint } from './endpoint.ts';

export const STATUS_NAMES = [
  'backup',
  'disk',
  'mailsWaiting',
  /** In place of `mailsWaiting` where no mail can be sent. */
  'noMailServer',
  'mailsFailed',
  'oldestRequest',
  'brokenLinks',
  'damaged',
  'errors',
  'database',
  'content',
] as const;
/** `look`: something for today; `bad`: something for now. */
export const STATUS_LEVELS = ['good', 'look', 'bad'] as const;
export type StatusLevel = (typeof STATUS_LEVELS)[number];

const condition = z.object({
  name: z.enum(STATUS_NAMES),
  state: z.enum(STATUS_LEVELS),
  /** How many, how many bytes, or how many milliseconds; null where it is a matter of time alone. */
  value: z.nullable(z.number()),
  /** Since when, or when last; null where there is nothing. */
  at: z.nullable(z.string()),
});
export type StatusItem = z.output<typeof condition>;

export const readSiteStatus = endpoint({
  method: 'GET',
  path: '/api/admin/condition',
  access: 'admin',
  summary: 'Backup, disk, mails, requests, links, damaged entries, errors and content that waits, each with a state',
  input: z.strictObject({}),
  output: z.object({
    conditions: z.array(condition),
    /** Null until it has been counted, some seconds after the first start of a release. */
    waitingContent: z.nullable(waitingContent),
    /** Entries visitors are not shown, because what is stored of them cannot be read. */
    damaged: z.array(
      z.object({ kind: z.enum(['scheme', 'paper', 'blog']), id: z.number(), name: z.string(), columns: z.array(z.string()) }),
    ),
    /** Requests of the last day that failed for a reason of ours, with the number under which the log has them. */
    failures: z.array(z.object({ id: z.string(), route: z.string(), at: z.string() })),
  }),
});
