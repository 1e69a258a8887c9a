/** Completions while typing: names of schemes that have all the words, the last one begun, and words of the lexicon. */
import type { CatalogueTerms } from './catalogue-terms.ts';
import { IN_NAME } from './document-fields.ts';
import type { DocumentRecord } from './document-record.ts';
import { type Lexicon, SCHEME } from './lexicon.ts';
import { foldedQuery } from './query-words.ts';
import type { Suggestion } from './search-document.ts';
import { isNative, keyOf, tokenise } from './tokenise.ts';

const MOST_NEEDS = 2;
/** Enough schemes to choose from; a single letter begins thousands. */
const MOST_STARTED = 300;

export function suggestFor(
  typed: string,
  limit: number,
  terms: CatalogueTerms,
  records: readonly (DocumentRecord | null)[],
  lexicon: Lexicon,
): Suggestion[] {
  const text = foldedQuery(typed);
  const words = tokenise(text);
  if (words.length === 0 || limit < 1) return [];
  const all = schemesWith(words, terms, records);
  const names = new Set(all.map((scheme) => scheme.text.toLowerCase()));
  const needs = needsStarting(text, lexicon)
    .filter((need) => !names.has(need.toLowerCase()))
    .slice(0, Math.min(MOST_NEEDS, limit));
  const schemes = all.slice(0, limit - needs.length);
  return [...needs.map((name) => ({ text: name, id: null })), ...schemes];
}

function needsStarting(text: string, lexicon: Lexicon): string[] {
  const found = new Set<string>();
  for (const meanings of lexicon.meanings.values()) {
    for (const { entry } of meanings) if (entry.kind !== SCHEME && entry.term.toLowerCase().startsWith(text)) found.add(entry.term);
  }
  return [...found].sort((a, b) => a.length - b.length);
}

function schemesWith(words: string[], terms: CatalogueTerms, records: readonly (DocumentRecord | null)[]): Suggestion[] {
  const sets = words.map((word, at) =>
    documentsNamed(at === words.length - 1 ? startedTerms(word, terms) : wholeTerms(word, terms), terms),
  );
  const [first, ...others] = sets;
  const all = [...(first ?? [])].filter((document) => records[document] && others.every((set) => set.has(document)));
  const native = words.some(isNative);
  const scored = all.map((document) => {
    const record = records[document] as DocumentRecord;
    const text = record.names.find((name) => isNative(name) === native) ?? (record.names[0] as string);
    const begins = tokenise(text)[0]?.startsWith(words[0] as string) ? 0 : 1;
    return { text, id: record.id, rank: begins * 1000 + (record.profile.level === 'central' ? 0 : 30) + text.length };
  });
  scored.sort((a, b) => a.rank - b.rank || a.id - b.id);
  return scored.map(({ text, id }) => ({ text, id }));
}

function wholeTerms(word: string, terms: CatalogueTerms): number[] {
  return [terms.vocabulary.find(keyOf(word)), terms.vocabulary.find(`@${word}`)].filter((term) => term !== undefined);
}

/** By spelling and by key: the beginning of a word need not be the beginning of its key, nor spelt as in the catalogue. */
function startedTerms(word: string, terms: CatalogueTerms): number[] {
  const { vocabulary } = terms;
  const key = keyOf(word);
  const found: number[] = [];
  for (let term = 0; term < vocabulary.size && found.length < MOST_STARTED; term++) {
    const other = vocabulary.keys[term] as string;
    const started = (key.length >= 2 && other.startsWith(key)) || other.startsWith(`@${word}`);
    if (started || vocabulary.surfaces[term]?.some((surface) => surface.startsWith(word))) found.push(term);
  }
  return found;
}

function documentsNamed(found: number[], terms: CatalogueTerms): Set<number> {
  const documents = new Set<number>();
  for (const term of found) {
    const acronym = terms.vocabulary.keys[term]?.startsWith('@');
    terms.forEach(term, (document, _weight, fields) => {
      if (acronym || fields & IN_NAME) documents.add(document);
    });
  }
  return documents;
}
