/** The panel's way to data: the contract's calls, kept by the query cache, which knows what a save makes old. */
import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type Api, type Endpoint, endpointKey, type Input, type Output } from '../../contract/endpoint.ts';

/**
 * As specified: data never goes stale by itself, nothing is fetched again on focus, failures are not retried. Without internet
 * a call fails like any other: what waits for better times looks like a page that loads for ever.
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

/** The key a call's answer is kept under. Absent and undefined inputs are the same. */
export function dataKey<E extends Endpoint>(endpoint: E, input: Input<E>): readonly unknown[] {
  return [endpointKey(endpoint), JSON.parse(JSON.stringify(input))];
}

/** What a query needs to fetch and keep the answer of a call. An answer on its way is kept even if nobody waits for it any more. */
export function callOptions<E extends Endpoint>(api: Api, endpoint: E, input: Input<E>) {
  return { queryKey: dataKey(endpoint, input), queryFn: () => api(endpoint, input) };
}

/** The answer of a call, fetched when it is not there yet. */
export function useData<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: { enabled?: boolean } = {},
): UseQueryResult<Output<E>, Error> {
  return useQuery({ ...callOptions(useApi(), endpoint, input), enabled: options.enabled ?? true });
}
