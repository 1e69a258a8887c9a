/** The groups of documents, in the order of the library page. */
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
