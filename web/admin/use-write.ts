import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Endpoint, endpointKey, type Input, type Output } from '../../contract/endpoint.ts';
import { readWork } from '../../contract/work.endpoints.ts';
import { useApi } from './data.tsx';
import { withReason } from './outage.ts';

/**
 * A call that writes: `const add = useWrite(addUser, { changes: [listUsers] }); add.mutate(input, { onSuccess, onError })`.
 * @param key makes the idempotency key for an endpoint that takes one; evaluated at each call
 * @param changes calls whose cached answers go stale, whatever their input; those on screen are fetched again
 */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  { changes = [], key }: { changes?: Endpoint[]; key?: () => string } = {},
): UseMutationResult<Output<E>, Error, Input<E>> {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<E>) => api(endpoint, input, key && { key: key() }),
    onSuccess: async () => {
      // Any write may change the counts of open work.
      await Promise.all([...changes, readWork].map((changed) => client.invalidateQueries({ queryKey: [endpointKey(changed)] })));
    },
  });
}

/** The message for a failed write: the server's own sentence, else the fallback with the reason if known. */
export function writeFailure(error: Error, fallback: string): string {
  if (!(error instanceof ApiError)) return withReason(fallback, error);
  // As specified: an expired session is an ordinary error with its status.
  if (error.status === 401) return `401: ${error.serverMessage || 'Unauthorized'}`;
  return error.serverMessage || withReason(fallback, error);
}
