/** The visitor's saved schemes, on this device. */
import { MAX_SAVED, newestFirst, readSaved, type SavedScheme } from '../../../contract/saved-list.ts';
import { createDeviceStore, useDevice } from './device-store.ts';

export const savedSchemes = createDeviceStore('saved-schemes', readSaved);

/** Newest first. */
export const useSavedSchemes = (): SavedScheme[] => useDevice(savedSchemes);

type Named = Pick<SavedScheme, 'id' | 'name'> & Partial<SavedScheme>;

/**
 * Adds schemes in the given order; existing ones are unchanged, and those beyond the limit are left out.
 * @param schemes with their original time if restored
 */
export function saveSchemes(schemes: readonly Named[]): void {
  savedSchemes.change((now) => {
    // A single time, because a clock tick in between could give two schemes the same one.
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
