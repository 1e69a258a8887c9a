/**
 * The visitor's own list of schemes, as it is kept on a device. Every card of a scheme reads it: checked by hand, as the schema library's
 * parts for it would come with every page.
 */

export const MAX_SAVED = 50;
const MAX_LETTERS = 500;

/** The name is what the device shows until it has asked, and when the scheme is gone; `at` is when it was saved. */
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

/** The schemes of a list as it was kept: what makes no sense is left out, the rest stays. */
export function readSaved(kept: unknown, most = MAX_SAVED): SavedScheme[] {
  const all = Array.isArray(kept) ? kept.filter(isSaved) : [];
  return newestFirst(all.filter(({ id }, place) => all.findIndex((other) => other.id === id) === place)).slice(0, most);
}

export function newestFirst(schemes: readonly SavedScheme[]): SavedScheme[] {
  return [...schemes].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
