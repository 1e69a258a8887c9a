/** Which schemes a query asks for by name, short form or popular name, whatever other words it has. */
import type { CatalogueTerms } from '../index/catalogue-terms.ts';
import { ACRONYM_WEIGHT } from '../index/document-fields.ts';
import type { IndexedDocument } from '../index/indexed-document.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { QueryPlan } from '../reading/query-plan.ts';
import { keyOf, tokenise } from '../words/tokenise.ts';

/** The keys of the words of each name without fillers. Records never change, so these are cached. */
const known = new WeakMap<IndexedDocument, string[][]>();

/** The share of the query's words that form the name: 0 when the scheme is not asked for by name, 1 when nothing else was typed. */
export type AskedByName = (document: number, record: IndexedDocument) => number;

export function askedByName({ calls }: QueryPlan, terms: CatalogueTerms, lexicon: Lexicon): AskedByName {
  const { keys, sureKeys } = calls;
  const stated = new Map<number, number>();
  for (const { mark, share } of calls.shortForms) {
    for (const document of statedBy(mark, terms)) stated.set(document, Math.max(share, stated.get(document) ?? 0));
  }
  return (document, record) => {
    let most = stated.get(document) ?? 0;
    for (const { name, share } of calls.names) {
      if (share > most && record.nameTerms.some((terms) => name.every((term) => terms.includes(term)))) most = share;
    }
    for (const name of tellingKeys(record, lexicon)) {
      if (name.every((key) => keys.has(key)) && (name.length > 1 || sureKeys.has(name[0] as string))) {
        most = Math.max(most, Math.min(1, name.length / keys.size));
      }
    }
    return most;
  };
}

/** The documents that state the short form. Those whose names only happen to spell it are too uncertain. */
function statedBy(mark: number, terms: CatalogueTerms): number[] {
  const documents: number[] = [];
  terms.forEach(mark, (document, weight) => {
    if (weight >= ACRONYM_WEIGHT) documents.push(document);
  });
  return documents;
}

function tellingKeys(record: IndexedDocument, { fillers }: Lexicon): string[][] {
  let names = known.get(record);
  if (names === undefined) {
    const plain = record.names.map((name) => tokenise(name.replace(/\(.*?\)/g, ' ')).filter((word) => !fillers.has(word)));
    names = plain.filter((words) => words.length > 0).map((words) => words.map(keyOf));
    known.set(record, names);
  }
  return names;
}
