/** The search index of the shipped schemes as a site has it, built once for all test files of a worker. */
import { shippedLexicon, shippedSchemes } from '../../content/shipped-content.ts';
import { SchemeLeads } from '../domain/search/lexicon/scheme-leads.ts';
import { buildSearchIndex } from '../domain/search/search-index.ts';
import { atOnce } from '../domain/search/steps.ts';
import { shippedScheme } from './sample-schemes.ts';

function build() {
  const schemes = shippedSchemes();
  const leads = atOnce(SchemeLeads.of(shippedLexicon()));
  return { index: buildSearchIndex(schemes.map(shippedScheme), atOnce(leads.loaded(shippedLexicon(), schemes))), leads };
}

let shipped: ReturnType<typeof build> | undefined;

export function shippedIndex() {
  shipped ??= build();
  return shipped;
}
