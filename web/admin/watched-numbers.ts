/** Schemes saved in this tab whose amounts may be outdated in other texts; the notice stays until it is closed. */
import { type Endpoint, endpointKey } from '../../contract/endpoint.ts';
import { editScheme, replaceScheme } from '../../contract/scheme-admin.endpoints.ts';
import { importSchemes } from '../../contract/scheme-bulk.endpoints.ts';
import { restoreSchemeVersion } from '../../contract/scheme-history.endpoints.ts';

/** The version before the save. */
export type Watched = { id: number; since: number };

const KEY = 'yojanapath-changed-numbers';
/** An import may change hundreds; a longer notice would not be read. */
const MAX_WATCHED = 10;
const SAVES = new Set([editScheme, replaceScheme, restoreSchemeVersion].map(endpointKey));

const listeners = new Set<() => void>();
let watched: Watched[] = readStored();

function readStored(): Watched[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => Number.isInteger(one?.id) && Number.isInteger(one?.since)) : [];
  } catch {
    return [];
  }
}

function write(next: Watched[]): void {
  watched = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage it lasts until the page is left.
  }
  for (const tell of listeners) tell();
}

/** The earliest version wins, so that a second save does not hide what the first left outdated. */
function watch({ id, since }: Watched): void {
  if (since < 1 || watched.some((one) => one.id === id)) return;
  write([{ id, since }, ...watched].slice(0, MAX_WATCHED));
}

type Saved = { id?: number; version?: number; results?: { id?: number | null; outcome?: string; change?: { version: number } }[] };

/** Called with every answer: watches saves by any form, restored versions and imports. */
export function watchSaves(endpoint: Endpoint, input: { dryRun?: boolean }, answer: Saved): void {
  if (SAVES.has(endpointKey(endpoint)) && answer.id !== undefined && answer.version !== undefined)
    watch({ id: answer.id, since: answer.version - 1 });
  if (endpoint.path !== importSchemes.path || input.dryRun) return;
  for (const { id, outcome, change } of answer.results ?? [])
    if (id && outcome === 'updated' && change) watch({ id, since: change.version });
}

export const watchedNumbers = {
  get: (): Watched[] => watched,
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  },
  dismiss: (id: number) => write(watched.filter((one) => one.id !== id)),
};
