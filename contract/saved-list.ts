/**
 * The saved list on a visitor's device. Validated by hand, because every scheme card reads it and the schema library would be loaded
 * with every page.
 */

export const MAX_SAVED = 50;
const MAX_LETTERS = 500;

/** The name is shown until the scheme is loaded, and if it no longer exists; `at` is when it was saved. */
export type SavedScheme = { id: number; name: string; at: string };

function isSaved(one: unknown): one is SavedScheme {
  const { id, name, at } = (one ?? {}) as Record<string, unknown>;
  return (
    isSchemeId(id) && typeof name === 'string' && name.length <= MAX_LETTERS && typeof at === 'string' && !Number.isNaN(Date.parse(at))
  );
}

export function isSchemeId(id: unknown): id is number {
  return Number.isInteger(id) && (id as number) >= 1 && (id as number) < 2 ** 31;
}

/** Reads a saved list and drops invalid entries. */
export function readSaved(stored: unknown, most = MAX_SAVED): SavedScheme[] {
  const all = Array.isArray(stored) ? stored.filter(isSaved) : [];
  return newestFirst(all.filter(({ id }, place) => all.findIndex((other) => other.id === id) === place)).slice(0, most);
}

export function newestFirst(schemes: readonly SavedScheme[]): SavedScheme[] {
  return [...schemes].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
