/** Completions while typing: names of schemes that have all the words, the last one begun, and words of the lexicon. */
import { ACRONYM_MARK } from './acronyms.ts';
import type { CatalogueTerms } from './catalogue-terms.ts';
import { IN_NAME } from './document-fields.ts';
import type { DocumentRecord } from './document-record.ts';
import type { Lexicon } from './lexicon.ts';
import { foldedQuery } from './query-words.ts';
import type { Suggestion } from './search-document.ts';
import { isNative, keyOf, tokenise } from './tokenise.ts';

const MOST_NEEDS = 2;
/** Enough schemes to choose from; a single letter begins thousands. */
const MOST_STARTED = 300;
const MOST_DOCUMENTS = 4000;

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
  const schemes = firstOfEachName(schemesWith(words, terms, records), limit);
  const names = new Set(schemes.map((scheme) => plainName(scheme.text)));
  const begun = lexicon.needs.filter((need) => need.toLowerCase().startsWith(text) && !names.has(plainName(need)));
  const needs = begun.filter((need) => isInCatalogue(need, terms)).slice(0, MOST_NEEDS);
  return [...needs.map((name) => ({ text: name, id: null })), ...schemes].slice(0, limit);
}

/** Whether some scheme has each of the words: the lexicon knows more needs than a small catalogue answers. */
function isInCatalogue(need: string, terms: CatalogueTerms): boolean {
  return tokenise(need).every((word) => {
    const term = terms.vocabulary.find(keyOf(word));
    return term !== undefined && terms.frequency(term) > 0;
  });
}

/** Several states have a scheme of one name; the list of results shows them all. */
function firstOfEachName(schemes: Suggestion[], limit: number): Suggestion[] {
  const first = new Map<string, Suggestion>();
  for (const scheme of schemes) {
    if (first.size === limit) break;
    const name = scheme.text.toLowerCase();
    if (!first.has(name)) first.set(name, scheme);
  }
  return [...first.values()];
}

/** `Kisan Credit Card (KCC)` and `Kisan Credit Card Scheme` say as much as the need `Kisan Credit Card`. */
function plainName(text: string): string {
  const words = tokenise(text.replace(/\([^)]*\)/g, ' ')).join(' ');
  return words.replace(/ (?:scheme|yojana|योजना|યોજના)$/, '');
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
    const begins = text.toLowerCase().startsWith(words[0] as string) ? 0 : 1;
    return { text, id: record.id, rank: begins * 1000 + (record.profile.level === 'central' ? 0 : 30) + text.length };
  });
  scored.sort((a, b) => a.rank - b.rank || a.id - b.id);
  return scored.map(({ text, id }) => ({ text, id }));
}

function wholeTerms(word: string, terms: CatalogueTerms): number[] {
  return [terms.vocabulary.find(keyOf(word)), terms.vocabulary.find(ACRONYM_MARK + word)].filter((term) => term !== undefined);
}

/** By spelling and by key: the beginning of a word need not be the beginning of its key, nor spelt as in the catalogue. */
function startedTerms(word: string, { vocabulary }: CatalogueTerms): number[] {
  const key = keyOf(word);
  const byKey = key.length >= 2 ? vocabulary.startedKeys(key) : [];
  const all = [...vocabulary.started(word), ...byKey, ...vocabulary.startedKeys(ACRONYM_MARK + word)];
  return [...new Set(all)].slice(0, MOST_STARTED);
}

/** Stops when there are more than enough: a single letter begins words in nearly every name. */
function documentsNamed(found: number[], terms: CatalogueTerms): Set<number> {
  const documents = new Set<number>();
  for (const term of found) {
    if (documents.size >= MOST_DOCUMENTS) break;
    const acronym = terms.vocabulary.keys[term]?.startsWith(ACRONYM_MARK);
    terms.forEach(term, (document, _weight, fields) => {
      if (acronym || fields & IN_NAME) documents.add(document);
    });
  }
  return documents;
}
