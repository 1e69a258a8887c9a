/** The ticked documents of a scheme that are no documents of the library, kept on this device. The same in each language, so by place in the list. */

const keyOf = (schemeId: number) => `documents-${schemeId}`;
const IS_KEY = /^documents-\d+$/;

/** Places of the ticked documents. None when the list has changed its length since, or the device keeps nothing. */
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
    // A private window or a full device: the ticks last as long as the page.
  }
}

export const hasTicks = (): boolean => allTicks().length > 0;

/** Unticks the documents of every scheme. What it gives back ticks them again. */
export function forgetTicks(): () => void {
  const ticks = allTicks();
  for (const [key] of ticks) localStorage.removeItem(key);
  return () => {
    try {
      for (const [key, places] of ticks) localStorage.setItem(key, places);
    } catch {
      // Nothing was kept, or there is no room any more.
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
