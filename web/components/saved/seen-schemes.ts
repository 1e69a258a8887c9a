/** Recently viewed schemes, on this device, unless turned off. */
import { readSaved, type SavedScheme } from '../../../contract/saved-list.ts';
import { createDeviceStore } from './device-store.ts';

const MAX_SEEN = 10;

export type Seen = { isOn: boolean; schemes: SavedScheme[] };

export const seenSchemes = createDeviceStore('seen-schemes', (kept): Seen => {
  const { isOn, schemes } = (kept ?? {}) as Record<string, unknown>;
  return isOn === false ? { isOn, schemes: [] } : { isOn: true, schemes: readSaved(schemes, MAX_SEEN) };
});

export function noteSeen({ id, name }: Pick<SavedScheme, 'id' | 'name'>): void {
  seenSchemes.change(({ isOn, schemes }) => ({
    isOn,
    schemes: isOn ? readSaved([{ id, name, at: new Date().toISOString() }, ...schemes], MAX_SEEN) : [],
  }));
}

export const clearSeen = (): void => seenSchemes.change(({ isOn }) => ({ isOn, schemes: [] }));

/** Turning it off also clears the list. */
export const rememberSeen = (isOn: boolean): void => seenSchemes.change(({ schemes }) => ({ isOn, schemes: isOn ? schemes : [] }));
