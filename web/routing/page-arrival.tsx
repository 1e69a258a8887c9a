/**
 * After in-app navigation, does what a browser does for a new page: scrolls to the top or the anchor and focuses the heading. No other code
 * focuses a heading.
 */
import { useLayoutEffect, useRef } from 'react';
import { PATIENCE_MS } from '../components/no-answer.ts';

/** True during Back and Forward to another page, where the browser restores the scroll position itself. */
let isReturning = false;
let currentPath = typeof location === 'undefined' ? '' : location.pathname;
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    // An anchor on the same page fires this event too.
    isReturning = location.pathname !== currentPath;
  });
}

/** The last focused heading. */
let heading: HTMLElement | null = null;

function focusHeading(): void {
  // A field being typed in stays focused.
  if (document.activeElement?.matches('input, textarea, select')) return;
  heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
}

/** Scrolls to the top and focuses the heading: on a new page, and for the next page of a list. */
export function arrive(behavior: ScrollBehavior = 'instant'): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : behavior });
  focusHeading();
}

/** When a page replaces its placeholder, its heading takes the focus from the placeholder's. Other focus stays. */
export function keepFocus(): void {
  const isLost = !document.activeElement || document.activeElement === document.body;
  if (heading && !heading.isConnected && isLost) focusHeading();
}

/** Events that show the visitor has moved on from the anchor. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'];

let stopHolding = () => {};

/** Scrolls to an anchor and stays there while content above it is still loading, until the visitor moves. */
function holdInView(id: string): void {
  let isFocused = false;
  const show = () => {
    const part = document.getElementById(id);
    if (!part) return;
    part.scrollIntoView({ behavior: 'instant' });
    if (!isFocused) part.focus({ preventScroll: true });
    isFocused = true;
  };
  const observer = new ResizeObserver(show);
  observer.observe(document.body);
  const timer = setTimeout(() => stopHolding(), PATIENCE_MS);
  stopHolding = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of MOVES) removeEventListener(name, stopHolding, true);
    stopHolding = () => {};
  };
  for (const name of MOVES) addEventListener(name, stopHolding, { capture: true, passive: true });
  show();
}

/** Runs before the new page is painted: a shorter page would flash its end. */
export function PageArrival({ path }: { path: string }) {
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new path
  useLayoutEffect(() => {
    const stays = isReturning;
    isReturning = false;
    currentPath = location.pathname;
    // The browser loaded the first page, and the visitor may have scrolled.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    stopHolding();
    if (stays) return;
    arrive();
    if (location.hash) holdInView(location.hash.slice(1));
  }, [path]);
  return null;
}
