import { useHash, usePath } from '../routing/router.tsx';
import { activeSection, type Section } from './active-section.ts';

/** The header link for the current address. The server never receives the fragment. */
export function useActiveSection(): Section | null {
  const path = usePath();
  return activeSection(path, useHash());
}
