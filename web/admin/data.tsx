/** Data access of the panel: the contract's calls through TanStack Query. */
import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type Api, type Endpoint, endpointKey, type Input, type Output } from '../../contract/endpoint.ts';

/**
 * As specified: data does not go stale by itself, is not refetched on focus, and failures are not retried. `networkMode: always` makes an
 * offline call fail at once; by default it would be paused and the page would seem to load forever.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const ApiContext = createContext<Api | null>(null);
export const ApiProvider = ApiContext;

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('There is no ApiProvider above this component');
  return api;
}

/** The cache key of a call. Absent and undefined inputs give the same key. */
export function dataKey<E extends Endpoint>(endpoint: E, input: Input<E>): readonly unknown[] {
  return [endpointKey(endpoint), JSON.parse(JSON.stringify(input))];
}

/** Query options of a call. No abort signal is passed, so an answer is cached even if the screen that asked is gone. */
export function callOptions<E extends Endpoint>(api: Api, endpoint: E, input: Input<E>) {
  return { queryKey: dataKey(endpoint, input), queryFn: () => api(endpoint, input) };
}

/** The answer of a call, from the cache or fetched. */
export function useData<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: { enabled?: boolean } = {},
): UseQueryResult<Output<E>, Error> {
  return useQuery({ ...callOptions(useApi(), endpoint, input), enabled: options.enabled ?? true });
}
