/** A search index of the shipped schemes as a site has it, and what leads to each of them; a test that searches has its own. */
import { shippedLexicon, shippedSchemes } from '../../content/shipped-content.ts';
import { SchemeLeads } from '../domain/search/lexicon/scheme-leads.ts';
import { buildSearchIndex } from '../domain/search/search-index.ts';
import { atOnce } from '../domain/search/steps.ts';
import { shippedScheme } from './sample-schemes.ts';

export function shippedIndex() {
  const schemes = shippedSchemes();
  const leads = atOnce(SchemeLeads.of(shippedLexicon()));
  return { index: buildSearchIndex(schemes.map(shippedScheme), atOnce(leads.loaded(shippedLexicon(), schemes))), leads };
}
