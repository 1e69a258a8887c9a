import { readSubscription } from '../../../contract/subscribers.endpoints.ts';
import { useData } from '../../data.tsx';
import { useSearch } from '../../use-search.ts';

/** What the link in the address stands for. */
export function useSubscription() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  return useData(readSubscription, { token });
}
