/** Which published schemes each entry of the kind `scheme` leads to, by the same rule as the search. */
import type { LexiconEntryRow } from '../../../contract/lexicon.endpoints.ts';
import type { Catalogue } from '../../platform/catalogue/catalogue.ts';
import { knownSchemes } from '../../platform/search/lexicon/known-schemes.ts';
import { FILLER, meaningfulWords, SCHEME } from '../../platform/search/lexicon/lexicon.ts';
import { keyOf, tokenise } from '../../platform/search/words/tokenise.ts';

type Lead = { id: number; name: string };

/** A change of schemes or of the lexicon makes a new catalogue. */
const known = new WeakMap<Catalogue, ReadonlyMap<number, Lead[]>>();

export function leadsOf(catalogue: Catalogue, lexicon: LexiconEntryRow[]): ReadonlyMap<number, Lead[]> {
  const leads = known.get(catalogue) ?? findLeads(catalogue, lexicon);
  known.set(catalogue, leads);
  return leads;
}

function findLeads(catalogue: Catalogue, lexicon: LexiconEntryRow[]): Map<number, Lead[]> {
  const fillers = new Set(
    lexicon
      .filter(({ kind }) => kind === FILLER)
      .flatMap(({ term, aliases }) => [term, ...aliases.map(({ text }) => text)].flatMap(tokenise)),
  );
  const entries = lexicon
    .filter(({ kind }) => kind === SCHEME)
    .map(({ id, term }) => ({ id, name: meaningfulWords(fillers, tokenise(term)).map(keyOf) }));
  const schemes = Map.groupBy(entries, ({ name }) => name[0] ?? '');
  const leads = new Map<number, Lead[]>();
  for (const { id, name } of catalogue.schemes) {
    for (const entry of knownSchemes(name, { keyOf }, { schemes, fillers })) {
      const found = leads.get(entry.id) ?? [];
      leads.set(entry.id, [...found, { id, name }]);
    }
  }
  return leads;
}
