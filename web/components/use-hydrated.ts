import { useEffect, useState } from 'react';

/** False in the finished HTML and while it is taken over, true from then on: whether buttons do something yet. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
