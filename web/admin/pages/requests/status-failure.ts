import { ApiError } from '../../../../contract/endpoint.ts';
import { requests as words } from '../../../../messages/admin/requests.ts';

/** What to tell when a status could not be set: the JSON message of the server, or the sentence for the kind of failure. */
export function statusFailure(error: Error): string {
  if (error instanceof ApiError) {
    const isJson = error.message.startsWith(`${error.status}: {`);
    return (isJson && error.serverMessage) || words.statusFailed;
  }
  return error instanceof SyntaxError ? words.statusInvalid : words.statusFallback;
}
