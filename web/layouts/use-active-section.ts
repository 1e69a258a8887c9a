import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { activeSection, type Section } from './active-section.ts';

/** The header's link for the current address. The server never sees the part behind `#`. */
export function useActiveSection(): Section | null {
  const [path] = useLocation();
  const hash = useLocationProperty(
    () => location.hash,
    () => '',
  );
  return activeSection(path, hash);
}
