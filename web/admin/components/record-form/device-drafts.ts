/** Drafts in localStorage, by author, record and form. */

export type Draft<T> = {
  /** Identifies the open form: two tabs with the same record have separate drafts. */
  tab: string;
  /** When it was stored. */
  at: string;
  value: T;
};

type Slot = { owner: string; record: string; tab: string };

const prefixOf = ({ owner, record }: Omit<Slot, 'tab'>) => `admin-draft:${encodeURIComponent(owner)}:${record}:`;
const keyOf = (slot: Slot) => `${prefixOf(slot)}${slot.tab}`;

/** Newest first. Unreadable drafts are skipped. */
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

/** Returns whether the draft was stored: a full or blocked storage must not interrupt typing. */
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
    // If storage is unavailable, there is nothing to delete.
  }
}
