/** The schemes this visitor saved, on this device. */
import { MAX_SAVED, newestFirst, readSaved, type SavedScheme } from '../../../contract/saved-list.ts';
import { createDeviceStore, useDevice } from './device-store.ts';

export const savedSchemes = createDeviceStore('saved-schemes', readSaved);

/** Newest first. */
export const useSavedSchemes = (): SavedScheme[] => useDevice(savedSchemes);

type Named = Pick<SavedScheme, 'id' | 'name'> & Partial<SavedScheme>;

/**
 * Puts schemes on the list, in the order given; one that is there already stays as it is. Those that find no room are left out.
 * @param schemes with the time they were saved where they come back
 */
export function saveSchemes(schemes: readonly Named[]): void {
  savedSchemes.change((now) => {
    // Once for all: a clock that moves on meanwhile would give two the same time.
    const time = Date.now();
    const known = new Set(now.map(({ id }) => id));
    const added = schemes
      .filter(({ id }) => !known.has(id))
      .map((scheme, place) => ({ at: new Date(time - place).toISOString(), ...scheme }));
    return newestFirst([...added.slice(0, MAX_SAVED - now.length), ...now]);
  });
}

export function forgetSchemes(ids: readonly number[]): void {
  savedSchemes.change((now) => now.filter(({ id }) => !ids.includes(id)));
}
