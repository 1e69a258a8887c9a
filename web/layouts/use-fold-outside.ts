import { type RefObject, useEffect } from 'react';

/** Closes a `details` overlay on a click outside, and on Escape, which returns the focus to its summary. */
export function useFoldOutside(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const fold = (event: Event) => {
      const { current } = details;
      if (!current?.open || (event instanceof KeyboardEvent ? event.key !== 'Escape' : current.contains(event.target as Node))) return;
      if (event instanceof KeyboardEvent) current.querySelector('summary')?.focus();
      current.open = false;
    };
    for (const name of ['click', 'keydown']) document.addEventListener(name, fold);
    return () => {
      for (const name of ['click', 'keydown']) document.removeEventListener(name, fold);
    };
  }, [details]);
}
