/** Schemes whose numbers may have been changed in this tab: what a save left standing elsewhere is shown until somebody closes it. */
import { type Endpoint, endpointKey } from '../../contract/endpoint.ts';
import { editScheme, replaceScheme } from '../../contract/scheme-admin.endpoints.ts';
import { importSchemes } from '../../contract/scheme-bulk.endpoints.ts';
import { restoreSchemeVersion } from '../../contract/scheme-history.endpoints.ts';

/** Compared with the version `since`. */
export type Watched = { id: number; since: number };

const KEY = 'yojanapath-changed-numbers';
/** An import may change hundreds; nobody reads so much above a screen. */
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
    // Without storage it lasts as long as the page.
  }
  for (const tell of listeners) tell();
}

/** The earliest version counts, so that a second save does not hide what the first has left. */
function watch({ id, since }: Watched): void {
  if (since < 1 || watched.some((one) => one.id === id)) return;
  write([{ id, since }, ...watched].slice(0, MAX_WATCHED));
}

type Saved = { id?: number; version?: number; results?: { id?: number | null; outcome?: string; change?: { version: number } }[] };

/** Looks at the answer of every call of the panel: a save by whichever form, a former version brought back, an import. */
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
