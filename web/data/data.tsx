/** Data of pages: the contract's calls, with their answers cached in the answer store. */
import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { type Api, type Endpoint, endpointKey, type Input, type Output } from '../../contract/endpoint.ts';
import { type AnswerKey, type AnswerStore, nameOf } from './answer-store.ts';
import { type Call, call, type Prefetch } from './call.ts';

export type CallState<T> = {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  /** Retries or refetches. */
  refetch: () => void;
};

export type Source = { api: Api; store: AnswerStore };

const SourceContext = createContext<Source | null>(null);
export const SourceProvider = SourceContext;

function useSource(): Source {
  const source = useContext(SourceContext);
  if (!source) throw new Error('There is no SourceProvider above this component');
  return source;
}

export const useApi = (): Api => useSource().api;
export const useAnswerStore = (): AnswerStore => useSource().store;

/** The cache key of a call. Absent and undefined inputs give the same key. */
function keyOf<E extends Endpoint>({ endpoint, input }: Call<E>): AnswerKey {
  return [endpointKey(endpoint), JSON.parse(JSON.stringify(input))];
}

const NONE: AnswerKey = [];

/** The answer of a page's call, from the cache or fetched; empty without a call. */
export function useCall<E extends Endpoint>(wanted: Call<E> | null, isWanted = true): CallState<Output<E>> {
  const { api, store } = useSource();
  const isAsked = isWanted && wanted !== null;
  const name = nameOf(wanted ? keyOf(wanted) : NONE);
  const look = () => store.find(name);
  const answer = useSyncExternalStore(store.subscribe, look, look);
  // Depends on the name, which identifies the call.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const refetch = useCallback(() => {
    if (wanted) store.ask(keyOf(wanted), () => api(wanted.endpoint, wanted.input)).catch(() => {});
  }, [store, api, name]);
  const isMissing = isAsked && answer === undefined;
  useEffect(() => {
    if (isMissing) refetch();
  }, [isMissing, refetch]);
  const { data, error = null, isFetching = isMissing } = answer ?? {};
  return { data: data as Output<E> | undefined, error, isFetching, refetch };
}

/** The same for a call made by a component. */
export function useData<E extends Endpoint>(endpoint: E, input: Input<E>, { enabled = true } = {}): CallState<Output<E>> {
  return useCall(call(endpoint, input), enabled);
}

/** The same for a changing input: the previous answer stays until the next one arrives. */
export function useLatestData<E extends Endpoint>(endpoint: E, input: Input<E>, options: { enabled?: boolean } = {}) {
  const state = useData(endpoint, input, options);
  const [last, setLast] = useState(state.data);
  if (state.data !== undefined && state.data !== last) setLast(state.data);
  return { ...state, data: state.data ?? last, isOfBefore: state.data === undefined };
}

export function createPrefetch({ api, store }: Source): Prefetch {
  return async (wanted) => {
    if (!wanted) return undefined;
    const key = keyOf(wanted);
    const { data, error } = store.find(nameOf(key)) ?? {};
    // Failed calls are retried only on request.
    if (data !== undefined || error) return data as never;
    return (await store.ask(key, () => api(wanted.endpoint, wanted.input)).catch(() => undefined)) as never;
  };
}
