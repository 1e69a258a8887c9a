import { useRouter } from 'wouter';
import { useSearch as useBrowserSearch } from 'wouter/use-browser-location';

/** The query of the address as it stands, without its question mark. The router's own hook decodes it once, which would lose a typed `%41`. */
export function useSearch(): string {
  const { ssrSearch } = useRouter();
  return useBrowserSearch(ssrSearch === undefined ? {} : { ssrSearch }).replace(/^\?/, '');
}
