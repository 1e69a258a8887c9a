/** The published schemes that each entry of kind `scheme` leads to, by the same rule as the search. */
import type { Catalogue } from '../../domain/catalogue/catalogue.ts';
import type { SchemeRecord } from '../../domain/catalogue/catalogue-record.ts';
import { type LexiconRecord, shippedKey } from '../../domain/catalogue/lexicon-entries.ts';
import { SchemeLeads } from '../../domain/search/lexicon/scheme-leads.ts';
import { runInSlices } from '../../platform/jobs/run-in-slices.ts';

type Leads = ReadonlyMap<string, SchemeRecord[]>;

/** Cached until the schemes change (a new catalogue) or the lexicon does (a new change number). */
const known = new WeakMap<Catalogue, { change: number; leads: Promise<Leads> }>();

/** @param change number of the newest change in the lexicon */
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
