/** Searches words and numbers in all texts of schemes. */
import { LRUCache } from 'lru-cache';
import { categoryLabel } from '../../../contract/categories.ts';
import { oneForm } from '../../../contract/plain-text.ts';
import type { Database } from '../../platform/database/tables.ts';
import { yieldToEventLoop } from '../../platform/jobs/run-in-slices.ts';
import { isSameNumber, isTelling, numbersIn, type TextNumber } from '../numbers/text-numbers.ts';
import { fieldTexts } from './field-texts.ts';
import { readStoredSchemes, type StoredScheme } from './stored-schemes.ts';

/** Schemes per query. Small, because SQLite blocks the event loop during a query. */
const CHUNK = 50;

type Version = { id: number; version: number };
type Wanted = { words: string[]; numbers: TextNumber[] };

const MAX_CACHED = 10_000;
type NumberCache = LRUCache<string, string>;
const caches = new WeakMap<Database, NumberCache>();

/**
 * The numbers in each version of a scheme, one line each, such as `6000 money`. Cached, because parsing takes most of a search's time;
 * half a kilobyte per scheme. One cache per database, because scheme ids repeat across databases.
 */
function statedNumbers(db: Database): NumberCache {
  const cache = caches.get(db) ?? new LRUCache<string, string>({ max: MAX_CACHED });
  caches.set(db, cache);
  return cache;
}

const keyOf = ({ id, version }: Version) => `${id}:${version}`;

/** The schemes that contain everything in the search: each word as typed, and each number in any notation. */
export async function idsMentioning(db: Database, schemes: readonly Version[], search: string): Promise<Set<number>> {
  const wanted = wantedIn(oneForm(search));
  const cache = statedNumbers(db);
  const matching = new Set<number>();
  // The cache rules most schemes out, and suffices if the search contains only numbers.
  const unread = schemes.filter((scheme) => {
    const known = wanted.numbers.length > 0 ? cache.get(keyOf(scheme)) : undefined;
    if (known === undefined) return true;
    const isStated = states(known, wanted.numbers);
    if (isStated && wanted.words.length === 0) matching.add(scheme.id);
    return isStated && wanted.words.length > 0;
  });
  for (let start = 0; start < unread.length; start += CHUNK) {
    if (start > 0) await yieldToEventLoop();
    const ids = unread.slice(start, start + CHUNK).map(({ id }) => id);
    for (const scheme of await readStoredSchemes(db, ids)) if (says(scheme, wanted, cache)) matching.add(scheme.id);
  }
  return matching;
}

function wantedIn(search: string): Wanted {
  const numbers = numbersIn(search).filter(isTelling);
  let rest = search;
  for (const { at, end } of numbers) rest = rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end);
  return { numbers, words: rest.toLowerCase().split(/\s+/).filter(Boolean) };
}

function says(scheme: StoredScheme, { words, numbers }: Wanted, cache: NumberCache): boolean {
  const texts = fieldTexts(scheme).map(({ text }) => text);
  if (numbers.length > 0) {
    const stated = cache.get(keyOf(scheme)) ?? statedIn(texts);
    cache.set(keyOf(scheme), stated);
    if (!states(stated, numbers)) return false;
  }
  if (words.length === 0) return true;
  const all = [...scheme.categories.map(({ name }) => categoryLabel(name)), ...texts].join('\n').toLowerCase();
  return words.every((word) => all.includes(word));
}

function statedIn(texts: readonly string[]): string {
  const numbers = texts.flatMap((text) => numbersIn(text)).filter(isTelling);
  return [...new Set(numbers.map(({ value, unit }) => `${value} ${unit}`))].join('\n');
}

function states(stated: string, numbers: readonly TextNumber[]): boolean {
  const all = stated.split('\n').map((line) => {
    const space = line.indexOf(' ');
    return { value: line.slice(0, space), unit: line.slice(space + 1) };
  });
  return numbers.every((number) => all.some((one) => isSameNumber(one, number)));
}
