/** What the list of search words shows, kept in its address. */
import { useLocation, useSearch } from 'wouter';
import { LISTED_KINDS, LONGEST_WORD } from '../../../../contract/lexicon.endpoints.ts';

export const LISTS = ['all', ...LISTED_KINDS] as const;
export type ListedKind = (typeof LISTS)[number];

export type LexiconQuery = {
  q: string;
  kind: ListedKind;
  page: number;
  /** Also what leads to no scheme of the site. */
  isWhole: boolean;
  /** A word that looks for its entry. */
  word: string;
};

export function readLexiconQuery(search: string): LexiconQuery {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page'));
  return {
    q: parameters.get('q') ?? '',
    kind: LISTS.find((one) => one === parameters.get('kind')) ?? 'all',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    isWhole: parameters.get('whole') === '1',
    word: (parameters.get('word') ?? '').slice(0, LONGEST_WORD).trim(),
  };
}

/** Another search or kind begins at page 1. */
export function useLexiconQuery(): [LexiconQuery, (change: Partial<LexiconQuery>) => void] {
  const query = readLexiconQuery(useSearch());
  const [, navigate] = useLocation();
  const change = (changed: Partial<LexiconQuery>) => {
    const { q, kind, page, isWhole, word } = { ...query, page: 1, ...changed };
    const parameters = new URLSearchParams({
      ...(q && { q }),
      ...(kind !== 'all' && { kind }),
      ...(page > 1 && { page: String(page) }),
      ...(isWhole && { whole: '1' }),
      ...(word && { word }),
    });
    navigate(`/admin/lexicon${parameters.size > 0 ? `?${parameters}` : ''}`, { replace: true });
  };
  return [query, change];
}
