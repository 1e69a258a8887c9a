/** Failures that are nobody's decision: no internet, a site that is down or slow, a proxy that answers in its place. */
import { ApiError } from '../../contract/endpoint.ts';
import { failures as words } from '../../messages/admin/failures.ts';

/** Longest wait for an answer. */
export const PATIENCE_MS = 15_000;
const GATEWAY = new Set([502, 503, 504]);

/** What happened, where the answer is not the site's own; empty where the site has said what is wrong. */
export function outageReason(error: unknown): string {
  if (error instanceof ApiError) return GATEWAY.has(error.status) && !error.serverMessage ? words.gateway(error.status) : '';
  if (!(error instanceof Error)) return '';
  if (error.name === 'TimeoutError') return words.late(PATIENCE_MS / 1000);
  // What `fetch` throws when there was no answer at all.
  if (!(error instanceof TypeError)) return '';
  return globalThis.navigator?.onLine === false ? words.offline : words.unreachable;
}

/** The specified sentence, and after it the reason, if it is such a failure. */
export function withReason(sentence: string, error: unknown): string {
  const reason = outageReason(error);
  if (!reason) return sentence;
  return `${sentence}${/[.!?]$/.test(sentence) ? '' : '.'} ${reason}`;
}

/** The same for a form that keeps what is typed. */
export function withReasonAndText(sentence: string, error: unknown): string {
  return outageReason(error) ? `${withReason(sentence, error)} ${words.textIsSafe}` : sentence;
}
