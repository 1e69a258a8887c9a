/** The status page, for a daily look by operators. */
import * as z from 'zod/mini';
import { waitingContent } from './content.endpoints.ts';
import { endpoint } from './endpoint.ts';

export const STATUS_NAMES = [
  'backup',
  'disk',
  'mailsWaiting',
  /** Replaces `mailsWaiting` if no mail server is configured. */
  'noMailServer',
  'mailsFailed',
  'oldestRequest',
  'brokenLinks',
  'damaged',
  'errors',
  'database',
  'content',
] as const;
/** `look`: act today; `bad`: act now. */
export const STATUS_LEVELS = ['good', 'look', 'bad'] as const;
export type StatusLevel = (typeof STATUS_LEVELS)[number];

const condition = z.object({
  name: z.enum(STATUS_NAMES),
  state: z.enum(STATUS_LEVELS),
  /** A count, bytes or milliseconds; null if only the time matters. */
  value: z.nullable(z.number()),
  /** Since when, or when last; null if never. */
  at: z.nullable(z.string()),
});
export type StatusItem = z.output<typeof condition>;

export const readSiteStatus = endpoint({
  method: 'GET',
  path: '/api/admin/condition',
  access: 'admin',
  summary: 'Backup, disk, mails, requests, links, corrupt records, errors and waiting content, each with a level',
  input: z.strictObject({}),
  output: z.object({
    conditions: z.array(condition),
    /** Null until it has been counted, some seconds after the first start of a release. */
    waitingContent: z.nullable(waitingContent),
    /** Records hidden from visitors, because their rows are corrupt. */
    damaged: z.array(
      z.object({ kind: z.enum(['scheme', 'paper', 'blog']), id: z.number(), name: z.string(), columns: z.array(z.string()) }),
    ),
    /** Failed requests of the last day, with their error id in the log. */
    failures: z.array(z.object({ id: z.string(), route: z.string(), at: z.string() })),
  }),
});
