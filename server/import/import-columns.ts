/** The columns of imports and exports. An export has exactly these; an import may use other names for some. */

/** In the order of an export. */
export const COLUMNS = [
  'slug',
  'name',
  'acronym',
  'status',
  'categories',
  'level',
  'states',
  'department',
  'summary',
  'description',
  'eligibility',
  'benefits',
  'documents',
  'applicationProcess',
  'keywords',
  'url',
  'applyOnline',
  'applyOffice',
  'applyAtCsc',
  'fee',
  'helpline',
  'opensOn',
  'closesOn',
  'sources',
  'checkedOn',
  'checkedBy',
  'featured',
  'note',
] as const;
export type Column = (typeof COLUMNS)[number];

/** The Hindi columns, and the fields of the form they fill. */
export const HINDI_COLUMNS = {
  hi_name: 'name',
  hi_summary: 'summary',
  hi_description: 'schemeDescription',
  hi_eligibility: 'eligibility',
  hi_benefits: 'benefits',
  hi_documents: 'documentsRequired',
  hi_applicationProcess: 'applicationProcess',
  hi_department: 'department',
  hi_applyOffice: 'applyOffice',
  hi_fee: 'fee',
} as const;

const OTHER_NAMES: Record<string, Column> = {
  schemeName: 'name',
  brief: 'summary',
  seo_description: 'summary',
  details: 'description',
  schemeDescription: 'description',
  documentsRequired: 'documents',
  state: 'states',
  beneficiaryStates: 'states',
  ministry: 'department',
  category: 'categories',
  tags: 'keywords',
  shortTitle: 'acronym',
  officialUrl: 'url',
  sourceUrl: 'sources',
};

/** Our name for each name a column may have. */
export const COLUMN_ALIASES: Record<string, string> = {
  ...OTHER_NAMES,
  ...Object.fromEntries([...COLUMNS, ...Object.keys(HINDI_COLUMNS), 'hi_state'].map((name) => [name, name])),
};

/** Columns of scraped files and of exports that say nothing about the scheme itself. */
export const IGNORED_COLUMNS = new Set(['id', 'src', 'full', 'createdOn', 'updatedOn', 'version']);

/** The government portal's names for categories, in ours. What has no counterpart is filed under Other. */
export const CATEGORY_ALIASES: Record<string, string> = {
  'Health & Wellness': 'health',
  'Skills & Employment': 'employment',
  'Housing & Shelter': 'housing',
  'Utility & Sanitation': 'housing',
  'Business & Entrepreneurship': 'business',
  'Education & Learning': 'education',
  'Banking,Financial Services and Insurance': 'banking-insurance',
  'Women and Child': 'women-child',
  'Social welfare & Empowerment': 'welfare',
  'Agriculture,Rural & Environment': 'agriculture',
  'Science, IT & Communications': 'technology',
  'Transport & Infrastructure': 'other',
  'Sports & Culture': 'other',
  'Travel & Tourism': 'other',
  'Public Safety,Law & Justice': 'other',
};
