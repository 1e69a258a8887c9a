/** One way to data: the contract's calls, kept for as long as the visit lasts. */
import { QueryClient, skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type Api, ApiError, type Endpoint, endpointKey, type Input, type Output } from '../contract/endpoint.ts';
import type { Call, Prefetch } from './call.ts';

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

/** The answer of a page's call; none without a call. */
export function useCall<E extends Endpoint>(wanted: Call<E> | null, isWanted = true): UseQueryResult<Output<E>, Error> {
  const api = useApi();
  const isAsked = isWanted && wanted !== null;
  return useQuery<Output<E>, Error, Output<E>, readonly unknown[]>(
    wanted ? { ...callOptions(api, wanted.endpoint, wanted.input), enabled: isAsked } : { queryKey: [], queryFn: skipToken },
  );
}

export function createPrefetch(client: QueryClient, api: Api): Prefetch {
  return async (wanted) => {
    if (!wanted) return undefined;
    const options = callOptions(api, wanted.endpoint, wanted.input);
    // What has failed is asked for again only when somebody asks to try again.
    if (client.getQueryState(options.queryKey)?.status === 'error') return undefined;
    try {
      return await client.fetchQuery(options);
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
