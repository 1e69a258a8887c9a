/**
 * Does for in-app navigation what a browser does for a new page: begins at the top, or at the anchor, with the focus on the
 * heading. The one place that moves the focus to a heading.
 */
import { useLayoutEffect, useRef } from 'react';
import { PATIENCE_MS } from '../components/no-answer.ts';

/** Set while the browser goes back or forward to another page: it restores the scroll position itself. */
let isReturning = false;
let currentPath = typeof location === 'undefined' ? '' : location.pathname;
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    // An anchor on the same page fires this event too.
    isReturning = location.pathname !== currentPath;
  });
}

/** The heading that was given the focus last. */
let heading: HTMLElement | null = null;

function focusHeading(): void {
  // Whoever is already typing keeps the focus.
  if (document.activeElement?.matches('input, textarea, select')) return;
  heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus({ preventScroll: true });
}

/** To the top of the page, the keyboard with it: on a new page, and on what counts as one, such as the next page of a list. */
export function arrive(behavior: ScrollBehavior = 'instant'): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : behavior });
  focusHeading();
}

/** When a placeholder makes way for the page, the focus its heading held goes on to the new one. Any other focus stays. */
export function keepFocus(): void {
  const isLost = !document.activeElement || document.activeElement === document.body;
  if (heading && !heading.isConnected && isLost) focusHeading();
}

/** What tells that the visitor has moved on from where the address led. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'];

let stopHolding = () => {};

/**
 * Brings the part an address names to the top of the window, and keeps it there while it and what stands above it are still arriving,
 * until the visitor moves.
 */
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

/** Stands beside the page. It acts before the new page is painted: a page shorter than the last one would show its end for a moment. */
export function PageArrival({ path }: { path: string }) {
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what makes an arrival
  useLayoutEffect(() => {
    const stays = isReturning;
    isReturning = false;
    currentPath = location.pathname;
    // The browser itself brought the visitor to the first page, who may have scrolled on since.
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
