/** The kinds of papers the library is ordered by, in the order its page has them. */
export const PAPER_GROUPS = [
  'identity',
  'bank',
  'income',
  'community',
  'residence',
  'family',
  'land',
  'work',
  'education',
  'health',
  'other',
] as const;
