/** Transfers a saved list to another device: as a file, or in the fragment of an address, which browsers never send. */
import * as z from 'zod/mini';
import { isSchemeId, MAX_SAVED, type SavedScheme } from './saved-list.ts';

const FORMAT = 'yojanapath-list';
const VERSION = 1;
export const LIST_FILE_LIMIT = 100_000;

const anyListFile = z.object({ format: z.literal(FORMAT), version: z.int() });
const listFile = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  schemes: z.array(z.object({ id: z.number().check(z.refine(isSchemeId)), name: z.catch(z.string(), '') })),
});

export function writeListFile(schemes: readonly SavedScheme[]): string {
  const file: z.infer<typeof listFile> = { format: FORMAT, version: VERSION, schemes: schemes.map(({ id, name }) => ({ id, name })) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

export const LIST_PROBLEMS = ['large', 'foreign', 'newer', 'broken', 'empty', 'many'] as const;
export type ListProblem = (typeof LIST_PROBLEMS)[number];

/** The ids of a transferred list, or what is wrong with it. */
export type SharedList = { ids: number[] } | { problem: ListProblem };

export function readListFile(text: string): SharedList {
  if (text.length > LIST_FILE_LIMIT) return { problem: 'large' };
  const json = parse(text);
  const any = z.safeParse(anyListFile, json).data;
  if (!any) return { problem: 'foreign' };
  if (any.version > VERSION) return { problem: 'newer' };
  const file = z.safeParse(listFile, json).data;
  return file ? checkIds(file.schemes.map(({ id }) => id)) : { problem: 'broken' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

const FRAGMENT = '#list=';

export const listFragment = (ids: readonly number[]): string => FRAGMENT + ids.join();

/** Null if the fragment is not a list. */
export function readListFragment(fragment: string): SharedList | null {
  if (!fragment.startsWith(FRAGMENT)) return null;
  const words = decodeLeniently(fragment.slice(FRAGMENT.length)).split(',').filter(Boolean);
  const ids = words.map((word) => (/^\d{1,10}$/.test(word) ? Number(word) : 0));
  return ids.every(isSchemeId) ? checkIds(ids) : { problem: 'broken' };
}

/** Messengers may write a comma as `%2C`. */
function decodeLeniently(text: string): string {
  return text.replace(/%2c/gi, ',');
}

function checkIds(all: number[]): SharedList {
  const ids = [...new Set(all)];
  if (ids.length === 0) return { problem: 'empty' };
  return ids.length > MAX_SAVED ? { problem: 'many' } : { ids };
}
