/** The columns of imports and exports. An export has exactly these; an import may use other names for some. */
import { TRANSLATIONS, type TranslationLanguage } from '../../../contract/languages.ts';
import { FIELD_NAMES, factsOf, type TranslatedField } from '../../../contract/scheme-table.ts';

/** What an export has besides the fields of the table: after which of its columns each stands. */
const BESIDES: Record<string, string[]> = { acronym: ['status', 'categories'], level: ['states'], sources: ['checkedOn', 'checkedBy'] };

/** Fields that travel in imports and exports, with their column. */
export const FIELD_CELLS = FIELD_NAMES.flatMap((field) => {
  const { cell } = factsOf(field);
  return cell === undefined ? [] : [{ field, cell }];
});

/** In the order of an export. */
export const COLUMNS = FIELD_CELLS.flatMap(({ cell }) => [cell, ...(BESIDES[cell] ?? [])]);

/** The columns of a translation, each `hi_name` or the like, and the field it fills. */
export const TRANSLATION_CELLS = TRANSLATIONS.flatMap((language) =>
  FIELD_CELLS.filter(({ field }) => factsOf(field).isTranslated).map(({ field, cell }) => ({
    language,
    field: field as TranslatedField,
    cell: `${language}_${cell}`,
  })),
);

/** The column that tells how far a translation is. */
export const stateCell = (language: TranslationLanguage) => `${language}_state`;

export const EXPORT_COLUMNS = [...COLUMNS, ...TRANSLATION_CELLS.map(({ cell }) => cell), ...TRANSLATIONS.map(stateCell)];

const OTHER_NAMES: Record<string, string> = {
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
export const COLUMN_ALIASES = new Map<string, string>([
  ...Object.entries(OTHER_NAMES),
  ...EXPORT_COLUMNS.map((name) => [name, name] as const),
]);

/** Columns of scraped files and of exports that say nothing about the scheme itself. */
export const IGNORED_COLUMNS = new Set(['id', 'src', 'full', 'createdOn', 'updatedOn', 'version']);

/** The government portal's names for categories, in ours. What has no counterpart is filed under Other. */
export const CATEGORY_ALIASES = new Map(
  Object.entries({
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
  }),
);
