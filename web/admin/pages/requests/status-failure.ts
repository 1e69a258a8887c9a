import { ApiError } from '../../../../contract/endpoint.ts';
import { requests as words } from '../../../../messages/admin/requests.ts';

/** The message for a failed status change: the server's JSON message, or the sentence for the kind of failure. */
export function statusFailure(error: Error): string {
  if (error instanceof ApiError) return error.messageField || words.statusFailed;
  return error instanceof SyntaxError ? words.statusInvalid : words.statusFallback;
}
