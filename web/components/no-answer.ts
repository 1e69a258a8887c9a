import type { Messages } from '../../messages/en.ts';

/** Timeout of calls and scripts. */
export const PATIENCE_MS = 15_000;

/** Why a call got no answer, if known. */
export function noAnswerReason(error: unknown): keyof Messages['notices']['sentences'] | undefined {
  if (globalThis.navigator?.onLine === false) return 'No internet. Check your connection and try again.';
  if (error instanceof Error && error.name === 'TimeoutError') return 'No answer came within 15 seconds. Please try again.';
  return undefined;
}
