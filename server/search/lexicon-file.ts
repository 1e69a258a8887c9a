/** Reads content/lexicon.yaml: entries in short form, names grouped by strength. */
import { parse } from 'yaml';
import type { LexiconEntry, Strength } from './search-document.ts';

const STRENGTHS: Strength[] = ['same', 'related', 'weak'];
const KEYS = new Set(['term', 'kind', ...STRENGTHS]);

/** Throws with the number of the entry and the reason when one is not as described at the top of the file. */
export function parseLexicon(text: string): LexiconEntry[] {
  const entries: unknown = parse(text);
  if (!Array.isArray(entries)) throw new Error('The lexicon must be a list of entries');
  return entries.map((entry: unknown, at) => {
    try {
      return readEntry(entry);
    } catch (error) {
      throw new Error(`Lexicon entry ${at + 1}: ${(error as Error).message}`);
    }
  });
}

function readEntry(entry: unknown): LexiconEntry {
  if (typeof entry !== 'object' || entry === null) throw new Error('is not an object');
  const fields = entry as Record<string, unknown>;
  const stray = Object.keys(fields).find((key) => !KEYS.has(key));
  if (stray !== undefined) throw new Error(`has an unknown field "${stray}"`);
  if (typeof fields.term !== 'string' || fields.term.trim() === '') throw new Error('has no term');
  if (fields.kind !== undefined && typeof fields.kind !== 'string') throw new Error('has a kind that is not text');
  const aliases = STRENGTHS.flatMap((strength) => names(fields[strength], strength).map((text) => ({ text, strength })));
  return { term: fields.term, aliases, ...(fields.kind === undefined ? {} : { kind: fields.kind }) };
}

/** Names are written in one line, divided by commas, or as a list. */
function names(value: unknown, strength: Strength): string[] {
  if (value === undefined) return [];
  const list = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(list)) throw new Error(`has "${strength}" names that are neither text nor a list`);
  const texts = list.map((name: unknown) => {
    if (typeof name !== 'string' && typeof name !== 'number') throw new Error(`has a "${strength}" name that is not text`);
    return String(name).trim();
  });
  return texts.filter((text) => text !== '');
}
