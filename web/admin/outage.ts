/** Failures outside the site's control: no internet, a site that is down or slow, a proxy that answers for it. */
import { ApiError } from '../../contract/endpoint.ts';
import { failures as words } from '../../messages/admin/failures.ts';

/** Timeout of a call. */
export const PATIENCE_MS = 15_000;
const GATEWAY = new Set([502, 503, 504]);

/** Why there was no answer from the site itself; empty if the site answered. */
export function outageReason(error: unknown): string {
  if (error instanceof ApiError) return GATEWAY.has(error.status) && !error.serverMessage ? words.gateway(error.status) : '';
  if (!(error instanceof Error)) return '';
  if (error.name === 'TimeoutError') return words.late(PATIENCE_MS / 1000);
  // `fetch` throws a TypeError when there was no answer.
  if (!(error instanceof TypeError)) return '';
  return globalThis.navigator?.onLine === false ? words.offline : words.unreachable;
}

/** The specified sentence, followed by the reason for an outage. */
export function withReason(sentence: string, error: unknown): string {
  const reason = outageReason(error);
  if (!reason) return sentence;
  return `${sentence}${/[.!?]$/.test(sentence) ? '' : '.'} ${reason}`;
}

/** The same for a form that stores what is typed. */
export function withReasonAndText(sentence: string, error: unknown): string {
  return outageReason(error) ? `${withReason(sentence, error)} ${words.textIsSafe}` : sentence;
}
