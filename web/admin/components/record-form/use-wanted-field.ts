import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Opens a form at the field its address names, `?field=benefits`; the name then goes, so that the same link leads there again. */
export function useWantedField(goTo: (name: string) => void): void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const latest = useRef(goTo);
  latest.current = goTo;
  useEffect(() => {
    const query = new URLSearchParams(search);
    const wanted = query.get('field');
    if (!wanted) return;
    // The form stands by then, and what it shows may be changed at once.
    const timer = setTimeout(() => {
      latest.current(wanted);
      query.delete('field');
      navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true, state: history.state });
    });
    return () => clearTimeout(timer);
  }, [search, path, navigate]);
}
