import { useEffect, useState } from 'react';

/** False on the server and during hydration, then true: whether buttons work yet. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
