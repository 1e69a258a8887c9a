/** The kinds of documents the library is ordered by, in the order its page has them. */
export const DOCUMENT_GROUPS = [
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
