/** One way to data: the contract's calls, kept for as long as the visit lasts. */
import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type Api, ApiError, type Endpoint, endpointKey, type Input, type Output } from '../contract/endpoint.ts';

/** As specified: data never goes stale by itself, nothing is fetched again on focus, failures are not retried. */
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
      },
      mutations: { retry: false },
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

/** Asks for a page's data before its code has arrived. Failures show where the data is used. */
export type Prefetch = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Output<E> | undefined>;

export function createPrefetch(client: QueryClient, api: Api): Prefetch {
  return async (endpoint, input) => {
    // What has failed is asked for again only when somebody asks to try again.
    if (client.getQueryState(dataKey(endpoint, input))?.status === 'error') return undefined;
    try {
      return await client.fetchQuery(callOptions(api, endpoint, input));
    } catch {
      return undefined;
    }
  };
}

/** Takes over that a call failed while the page was made on the server. */
export function markFailed(client: QueryClient, queryKey: readonly unknown[], status: number): void {
  const query = client.getQueryCache().build(client, { queryKey });
  query.setState({ status: 'error', error: new ApiError(status, '', ''), errorUpdateCount: 1, errorUpdatedAt: Date.now() });
}
