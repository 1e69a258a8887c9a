/** Events before an interaction. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin'];

type Connection = { saveData?: boolean; effectiveType?: string };

/** On a metered or slow connection nothing is preloaded. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * Starts hydration once: at the first touch, or earlier when the page is complete and the browser idle.
 * @param isAwaited the page shows nothing without its script, so it starts at once
 */
export function hydrateWhenNeeded(isAwaited: boolean, start: () => Promise<void>): void {
  let hasBegun = false;
  const begin = () => {
    for (const name of TOUCHES) removeEventListener(name, begin, true);
    if (hasBegun) return;
    hasBegun = true;
    // If a script fails to load, the page stays as sent, which works without.
    start().catch(() => {});
  };
  // Safari has no requestIdleCallback.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 200));
  const isTouched = document.activeElement !== document.body;
  if (isAwaited || isTouched) {
    begin();
    return;
  }
  for (const name of TOUCHES) addEventListener(name, begin, true);
  if (isSparing()) return;
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
