import { useHash, usePath } from '../routing/router.tsx';
import { activeSection, type Section } from './active-section.ts';

/** The header's link for the current address. The server never sees the part behind `#`. */
export function useActiveSection(): Section | null {
  const path = usePath();
  return activeSection(path, useHash());
}
