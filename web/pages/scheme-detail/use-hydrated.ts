import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the finished HTML and while it is taken over, true from then on: whether buttons do something yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
