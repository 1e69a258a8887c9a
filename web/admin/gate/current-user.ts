/** The current user. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type Api, ApiError } from '../../../contract/endpoint.ts';
import { type CurrentUser, readMe } from '../../../contract/session.endpoints.ts';
import { dataKey, useApi } from '../data.tsx';

export const ME_KEY = dataKey(readMe, {});

/** The user; null if nobody is logged in. Rejects with `Failed to fetch user data` if the server cannot say. */
export async function fetchMe(api: Api): Promise<CurrentUser | null> {
  try {
    return await api(readMe, {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw new Error('Failed to fetch user data');
  }
}

/** Fetches again and updates the cache. */
export function refetchMe(client: QueryClient, api: Api): Promise<CurrentUser | null> {
  return client.fetchQuery({ queryKey: ME_KEY, queryFn: () => fetchMe(api), staleTime: 0 });
}

/** The cached user. */
export function useCurrentUser(): CurrentUser | null {
  const api = useApi();
  const { data } = useQuery({ queryKey: ME_KEY, queryFn: () => fetchMe(api), enabled: false });
  return data ?? null;
}
