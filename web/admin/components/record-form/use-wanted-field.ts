import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Focuses the field named in the address, `?field=benefits`, then drops the parameter, so that the same link works again. */
export function useWantedField(goTo: (name: string) => void): void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const latest = useRef(goTo);
  latest.current = goTo;
  useEffect(() => {
    const query = new URLSearchParams(search);
    const wanted = query.get('field');
    if (!wanted) return;
    // By then the form is rendered and its state may be changed.
    const timer = setTimeout(() => {
      latest.current(wanted);
      query.delete('field');
      navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true, state: history.state });
    });
    return () => clearTimeout(timer);
  }, [search, path, navigate]);
}
