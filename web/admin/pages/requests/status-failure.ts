import { ApiError } from '../../../../contract/endpoint.ts';
import { requests as words } from '../../../../messages/admin/requests.ts';

/** What to tell when a status could not be set: the JSON message of the server, or the sentence for the kind of failure. */
export function statusFailure(error: Error): string {
  if (error instanceof ApiError) return error.messageField || words.statusFailed;
  return error instanceof SyntaxError ? words.statusInvalid : words.statusFallback;
}
