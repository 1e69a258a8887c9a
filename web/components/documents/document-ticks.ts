/**
 * Ticks of a scheme's documents that are not in the library, stored on the device. Keyed by position, which is the same in each language.
 */

const keyOf = (schemeId: number) => `documents-${schemeId}`;
const IS_KEY = /^documents-\d+$/;

/** Positions of ticked documents. Empty if the list's length has changed or storage is unavailable. */
export function readTicks(schemeId: number, count: number): Set<number> {
  try {
    const [keptCount, ...places] = (localStorage.getItem(keyOf(schemeId)) ?? '').split(',').map(Number);
    return new Set(keptCount === count ? places : []);
  } catch {
    return new Set();
  }
}

export function writeTick(schemeId: number, count: number, place: number, isTicked: boolean): void {
  const places = readTicks(schemeId, count);
  if (isTicked) places.add(place);
  else places.delete(place);
  try {
    if (places.size === 0) localStorage.removeItem(keyOf(schemeId));
    else localStorage.setItem(keyOf(schemeId), [count, ...places].join());
  } catch {
    // Without storage, ticks last until the page is left.
  }
}

export const hasTicks = (): boolean => allTicks().length > 0;

/** Unticks the documents of every scheme. Returns a function that restores them. */
export function forgetTicks(): () => void {
  const ticks = allTicks();
  for (const [key] of ticks) localStorage.removeItem(key);
  return () => {
    try {
      for (const [key, places] of ticks) localStorage.setItem(key, places);
    } catch {
      // Storage is unavailable or full.
    }
  };
}

function allTicks(): [key: string, places: string][] {
  try {
    return Object.entries<string>(localStorage).filter(([key]) => IS_KEY.test(key));
  } catch {
    return [];
  }
}
