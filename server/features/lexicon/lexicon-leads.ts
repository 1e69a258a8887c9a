/** Which published schemes each entry of the kind `scheme` leads to, by the same rule as the search. */
import type { Catalogue } from '../../domain/catalogue/catalogue.ts';
import type { SchemeRecord } from '../../domain/catalogue/catalogue-record.ts';
import { type KeptEntry, shippedKey } from '../../domain/catalogue/lexicon-entries.ts';
import { SchemeLeads } from '../../domain/search/lexicon/scheme-leads.ts';
import { inTurns } from '../../platform/jobs/run-in-slices.ts';

type Leads = ReadonlyMap<string, SchemeRecord[]>;

/** A change of schemes makes a new catalogue, one of words a new number. */
const known = new WeakMap<Catalogue, { change: number; leads: Promise<Leads> }>();

/** @param change the number of the newest change that the lexicon has */
export function leadsOf(catalogue: Catalogue, lexicon: readonly KeptEntry[], change: number): Promise<Leads> {
  const kept = known.get(catalogue);
  if (kept?.change === change) return kept.leads;
  const leads = findLeads(catalogue, lexicon);
  known.set(catalogue, { change, leads });
  return leads;
}

async function findLeads(catalogue: Catalogue, lexicon: readonly KeptEntry[]): Promise<Leads> {
  const names = await inTurns(SchemeLeads.of(lexicon));
  const leads = await inTurns(names.all(catalogue.schemes));
  return new Map([...leads].map(([entry, schemes]) => [shippedKey(entry), schemes]));
}
