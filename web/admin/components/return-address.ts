/**
 * Where a form returns to: the list it was opened from, with its search and page. Stored in the browser history, so it survives a reload.
 */
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { safePlace } from '../gate/safe-place.ts';

type ReturnState = { returnTo?: string };

/** History state for links that open a record. */
export function useReturnState(): ReturnState {
  const search = useSearch();
  return { returnTo: `${location.pathname}${search && `?${search}`}` };
}

/** The address a form was opened from, or the list's own. */
export function useReturnAddress(list: string): string {
  const state = useHistoryState<ReturnState | null>();
  return safePlace(state?.returnTo) ?? list;
}
