import { LEXICON_STATES, LISTED_KINDS, LONGEST_WORD } from '../../../../contract/lexicon.endpoints.ts';
import { choice, flag, listQuery, pageNumber, words } from '../../components/list-query.ts';

export const LISTS = ['all', ...LISTED_KINDS] as const;
export type ListedKind = (typeof LISTS)[number];
export const ORIGINS = ['all', ...LEXICON_STATES] as const;
export type Origin = (typeof ORIGINS)[number];

export type LexiconQuery = {
  q: string;
  kind: ListedKind;
  /** Filters by origin. */
  state: Origin;
  page: number;
  /** Includes entries that lead to no scheme on the site. */
  isWhole: boolean;
  /** A word to be added to an entry. */
  word: string;
};

export const lexiconQuery = listQuery<LexiconQuery>('/admin/lexicon', {
  q: words(),
  kind: choice(LISTS),
  state: choice(ORIGINS),
  page: pageNumber,
  isWhole: flag('whole'),
  word: { ...words(), read: (text) => (text ?? '').slice(0, LONGEST_WORD).trim() },
});
