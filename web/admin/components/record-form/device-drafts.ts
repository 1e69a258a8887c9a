/** What was typed and not saved, kept on the device: by who typed it, the record, and the form it was typed into. */

export type Draft<T> = {
  /** Names the open form: two tabs with the same record have a draft each. */
  tab: string;
  /** When it was kept. */
  at: string;
  value: T;
};

type Slot = { owner: string; record: string; tab: string };

const prefixOf = ({ owner, record }: Omit<Slot, 'tab'>) => `admin-draft:${encodeURIComponent(owner)}:${record}:`;
const keyOf = (slot: Slot) => `${prefixOf(slot)}${slot.tab}`;

/** The newest first. What cannot be read is none. */
export function readDeviceDrafts<T>(storage: Pick<Storage, 'getItem' | 'key' | 'length'>, of: Omit<Slot, 'tab'>): Draft<T>[] {
  try {
    const prefix = prefixOf(of);
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(prefix));
    return keys
      .flatMap((key) => readDraft<T>(key.slice(prefix.length), storage.getItem(key)))
      .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  } catch {
    return [];
  }
}

function readDraft<T>(tab: string, text: string | null): Draft<T>[] {
  try {
    const stored = JSON.parse(text ?? 'null') as { value?: T; at?: unknown } | null;
    return typeof stored?.at === 'string' && 'value' in stored ? [{ tab, at: stored.at, value: stored.value as T }] : [];
  } catch {
    return [];
  }
}

/** A full or forbidden storage is no reason to disturb who is typing. Returns whether the draft is kept. */
export function writeDeviceDraft<T>(storage: Pick<Storage, 'setItem'>, slot: Slot, value: T, now: Date): boolean {
  try {
    storage.setItem(keyOf(slot), JSON.stringify({ value, at: now.toISOString() }));
    return true;
  } catch {
    return false;
  }
}

export function dropDeviceDraft(storage: Pick<Storage, 'removeItem'>, slot: Slot): void {
  try {
    storage.removeItem(keyOf(slot));
  } catch {
    // A storage that cannot be reached holds nothing either.
  }
}
