/** Which published schemes each entry of the kind `scheme` leads to, by the same rule as the search. */
import type { Catalogue } from '../../domain/catalogue/catalogue.ts';
import type { SchemeRecord } from '../../domain/catalogue/catalogue-record.ts';
import { type LexiconRecord, shippedKey } from '../../domain/catalogue/lexicon-entries.ts';
import { SchemeLeads } from '../../domain/search/lexicon/scheme-leads.ts';
import { runInSlices } from '../../platform/jobs/run-in-slices.ts';

type Leads = ReadonlyMap<string, SchemeRecord[]>;

/** A change of schemes makes a new catalogue, one of words a new number. */
const known = new WeakMap<Catalogue, { change: number; leads: Promise<Leads> }>();

/** @param change the number of the newest change that the lexicon has */
export function leadsOf(catalogue: Catalogue, lexicon: readonly LexiconRecord[], change: number): Promise<Leads> {
  const cached = known.get(catalogue);
  if (cached?.change === change) return cached.leads;
  const leads = findLeads(catalogue, lexicon);
  known.set(catalogue, { change, leads });
  return leads;
}

async function findLeads(catalogue: Catalogue, lexicon: readonly LexiconRecord[]): Promise<Leads> {
  const names = await runInSlices(SchemeLeads.of(lexicon));
  const leads = await runInSlices(names.all(catalogue.schemes));
  return new Map([...leads].map(([entry, schemes]) => [shippedKey(entry), schemes]));
}
