/** Looks for words and numbers in all that schemes say. */
import { LRUCache } from 'lru-cache';
import { categoryLabel } from '../../../contract/categories.ts';
import { oneForm } from '../../../contract/plain-text.ts';
import type { Database } from '../../platform/database/tables.ts';
import { yieldToEventLoop } from '../../platform/jobs/run-in-slices.ts';
import { isSameNumber, isTelling, numbersIn, type TextNumber } from '../numbers/text-numbers.ts';
import { fieldTexts } from './field-texts.ts';
import { readStoredSchemes, type StoredScheme } from './stored-schemes.ts';

/** Read at once: the embedded database answers in one piece. */
const CHUNK = 50;

type Version = { id: number; version: number };
type Wanted = { words: string[]; numbers: TextNumber[] };

const MAX_CACHED = 10_000;
type NumberCache = LRUCache<string, string>;
const caches = new WeakMap<Database, NumberCache>();

/**
 * The numbers each version of a scheme states, as `6000 money`, a line each: reading them again for every search would take most of its time.
 * Half a kilobyte a scheme. A cache of its own for each database, because their numbers of schemes are the same.
 */
function statedNumbers(db: Database): NumberCache {
  const cache = caches.get(db) ?? new LRUCache<string, string>({ max: MAX_CACHED });
  caches.set(db, cache);
  return cache;
}

const keyOf = ({ id, version }: Version) => `${id}:${version}`;

/** Those of some schemes that say everything that is searched: each word as it is typed, and each number in any writing. */
export async function idsMentioning(db: Database, schemes: readonly Version[], search: string): Promise<Set<number>> {
  const wanted = wantedIn(oneForm(search));
  const cache = statedNumbers(db);
  const matching = new Set<number>();
  // Most are known not to have the number, or need not be read when a number is all that is searched.
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
