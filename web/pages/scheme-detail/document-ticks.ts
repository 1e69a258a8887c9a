/** The ticked documents of a scheme, kept on this device. The same in each language, so by place in the list. */

const keyOf = (schemeId: number) => `documents-${schemeId}`;

/** Places of the ticked documents. None when the list has changed its length since, or the device keeps nothing. */
export function readTicks(schemeId: number, count: number): Set<number> {
  try {
    const [keptCount, ...places] = (localStorage.getItem(keyOf(schemeId)) ?? '').split(',').map(Number);
    return new Set(keptCount === count ? places : []);
  } catch {
    return new Set();
  }
}

export function writeTicks(schemeId: number, count: number, places: number[]): void {
  try {
    if (places.length === 0) localStorage.removeItem(keyOf(schemeId));
    else localStorage.setItem(keyOf(schemeId), [count, ...places].join());
  } catch {
    // A private window or a full device: the ticks last as long as the page.
  }
}
