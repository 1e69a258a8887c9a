import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Endpoint, Input, Output } from '../../contract/endpoint.ts';
import { callOptions, useApi } from './data.tsx';

/** A newly fetched answer, for forms: a form that started from a cached one would overwrite what others have saved since. */
export function useFreshData<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { enabled = true }: { enabled?: boolean } = {},
): UseQueryResult<Output<E>, Error> {
  return useQuery({ ...callOptions(useApi(), endpoint, input), enabled, refetchOnMount: 'always' });
}
