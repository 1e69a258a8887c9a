/** What was typed and not saved, kept on the device by the key of its record. */

export type Draft<T> = { value: T /** When it was kept. */; at: string };

export const draftKey = (record: string): string => `admin-draft:${record}`;

/** Null when there is none, or what is there cannot be read. */
export function readDraft<T>(storage: Pick<Storage, 'getItem'>, record: string): Draft<T> | null {
  try {
    const stored = JSON.parse(storage.getItem(draftKey(record)) ?? 'null') as Partial<Draft<T>> | null;
    return stored && typeof stored.at === 'string' && 'value' in stored ? (stored as Draft<T>) : null;
  } catch {
    return null;
  }
}

/** A full or forbidden storage is no reason to disturb who is typing. Returns whether the draft is kept. */
export function writeDraft<T>(storage: Pick<Storage, 'setItem'>, record: string, value: T, now: Date): boolean {
  try {
    storage.setItem(draftKey(record), JSON.stringify({ value, at: now.toISOString() }));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(storage: Pick<Storage, 'removeItem'>, record: string): void {
  try {
    storage.removeItem(draftKey(record));
  } catch {
    // A storage that cannot be reached holds nothing either.
  }
}
