/** Where a form leads back to: the list it was opened from, with its search and page. Kept in the browser's history, so that a reload keeps it too. */
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { safePlace } from '../gate/safe-place.ts';

type ReturnState = { returnTo?: string };

/** The state to give to links that open a record. */
export function useReturnState(): ReturnState {
  const search = useSearch();
  return { returnTo: `${location.pathname}${search && `?${search}`}` };
}

/** The address a form was opened from; the list's own for who came another way. */
export function useReturnAddress(list: string): string {
  const state = useHistoryState<ReturnState | null>();
  return safePlace(state?.returnTo) ?? list;
}
