import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Endpoint, endpointKey, type Input, type Output } from '../../contract/endpoint.ts';
import { useApi } from '../data.tsx';

/**
 * A call that writes: `const add = useWrite(addUser, { changes: [listUsers] }); add.mutate(input, { onSuccess, onError })`.
 * @param changes the calls whose answers it makes untrue, whatever their input; those on screen are fetched again
 */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  { changes = [] }: { changes?: Endpoint[] } = {},
): UseMutationResult<Output<E>, Error, Input<E>> {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<E>) => api(endpoint, input),
    onSuccess: async () => {
      await Promise.all(changes.map((changed) => client.invalidateQueries({ queryKey: [endpointKey(changed)] })));
    },
  });
}

/** What to tell about a failed write: the server's own sentence, or the fallback when it sent none. */
export function failureText(error: Error, fallback: string): string {
  const sentence = 'serverMessage' in error ? error.serverMessage : '';
  return typeof sentence === 'string' && sentence ? sentence : fallback;
}
