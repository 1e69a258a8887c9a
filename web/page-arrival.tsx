import { useEffect, useRef } from 'react';

/** Set while the browser goes back or forward to another page: it restores the scroll position itself. */
let isReturning = false;
let currentPath = typeof location === 'undefined' ? '' : location.pathname;
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    // An anchor on the same page fires this event too.
    isReturning = location.pathname !== currentPath;
  });
}

/** Does for in-app navigation what a browser does for a new page: begins at the top, or at the anchor, and moves focus. */
export function PageArrival({ path }: { path: string }) {
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what makes an arrival
  useEffect(() => {
    const stays = isFirst.current || isReturning;
    isFirst.current = false;
    isReturning = false;
    currentPath = location.pathname;
    const anchor = location.hash && document.getElementById(location.hash.slice(1));
    if (anchor) anchor.scrollIntoView();
    else if (!stays) {
      window.scrollTo(0, 0);
      // Whoever is already typing on the new page keeps the focus.
      if (!document.activeElement?.matches('input, textarea, select'))
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
  }, [path]);
  return null;
}
