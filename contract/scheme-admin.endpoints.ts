/** Calls of staff for one scheme. The payloads of the two forms in the specification have its names. */
import * as z from 'zod/mini';
import { endpoint, RICH_TEXT_BODY_LIMIT } from './endpoint.ts';
import { line, pathId, plainText } from './fields.ts';
import { eachTranslation } from './languages.ts';
import {
  baseVersion,
  categoryIds,
  formShape,
  MAX_RICH_TEXT_LENGTH,
  oneCategory,
  optionalUrl,
  SCHEME_STATUSES,
  safeUrl,
  stateNames,
  translations,
} from './scheme-fields.ts';
import { MAX_NAME_LENGTH, REGIONS, STAFF_FIELDS, TRANSLATED_FIELDS } from './scheme-table.ts';
import { answerShape, scheme } from './schemes.endpoints.ts';
import { TRANSLATION_STATES } from './translation.ts';
import { unfinishedFields } from './unfinished.ts';
import { setAsideOfScheme } from './unfinished-scheme.ts';

export const SCHEMES_PER_ADMIN_PAGE = 5;
export const NAME_AND_CATEGORY_REQUIRED = 'Name and at least one Category are required.';
export const NAME_SECTOR_CATEGORY_REQUIRED = 'Name, Sector, and Category ID are required.';
export const SLUG_MALFORMED = 'The slug may hold lower-case letters, digits and hyphens only';
export const SLUG_TAKEN = 'Another scheme has this slug already';
export const DATES_TURNED = 'The closing date must not be before the opening date';
/** Begins with the name of the field. */
export const sentenceGone = (text: string) =>
  `conditions: “${text}” is not a line of the eligibility: the sentence with this rule was changed or taken out`;
export const documentGone = (text: string) =>
  `papers: “${text}” is not a line of the documents: the line that names these papers was changed or taken out`;
export const documentUnknown = (slug: string) => `papers: “${slug}” is not in the library of papers`;
export const EDIT_MESSAGES = {
  name: 'Name must be at least 3 characters',
  description: 'Description must be at least 10 characters',
  eligibility: 'Eligibility criteria is required',
  officialLink: 'Must be a valid URL',
} as const;

const region = z.optional(z.enum(['', ...REGIONS]));
const status = z.optional(z.enum(SCHEME_STATUSES));

/** A new or changed scheme as stored, with a message for the editor. */
const savedScheme = z.object({ message: z.string(), id: z.number(), version: z.number(), scheme });

export const listAllSchemes = endpoint({
  method: 'GET',
  path: '/api/schemes',
  access: 'admin',
  summary: 'All schemes, newest first, including drafts, without their texts',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      createdOn: z.string(),
      updatedOn: z.string(),
      category_name: z.string(),
      status: z.enum(SCHEME_STATUSES),
    }),
  ),
});

const hasLength = (least: number, sentence: string) => z.refine<string>((text) => [...text].length >= least, sentence);

/** The edit form's fields; absent ones are not checked. */
const editFields = {
  name: z.optional(line(MAX_NAME_LENGTH).check(hasLength(3, EDIT_MESSAGES.name))),
  description: z.optional(plainText(MAX_RICH_TEXT_LENGTH).check(hasLength(10, EDIT_MESSAGES.description))),
  category: z.optional(oneCategory),
  eligibility: z.optional(plainText(MAX_RICH_TEXT_LENGTH).check(hasLength(3, EDIT_MESSAGES.eligibility))),
  officialLink: z.optional(safeUrl),
};

export const addScheme = endpoint({
  method: 'POST',
  path: '/api/schemes',
  access: 'admin',
  takesKey: true,
  summary: 'Adds a scheme from the short dialog, or from the insert shape (description, category, officialLink)',
  success: 201,
  bodyLimit: RICH_TEXT_BODY_LIMIT,
  input: z.strictObject({
    name: z.optional(line(MAX_NAME_LENGTH)),
    sector_name: z.optional(line(MAX_NAME_LENGTH)),
    category_id: z.optional(categoryIds),
    region,
    department: z.optional(line(MAX_NAME_LENGTH)),
    parent_scheme: z.optional(line(MAX_NAME_LENGTH)),
    parent_scheme_url: z.optional(optionalUrl),
    sub_category: z.optional(line(MAX_NAME_LENGTH)),
    eligibility: z.optional(plainText(MAX_RICH_TEXT_LENGTH)),
    seo_title: z.optional(line(MAX_NAME_LENGTH)),
    seo_description: z.optional(line(20_000)),
    gov_tutorial_url: z.optional(optionalUrl),
    url: z.optional(optionalUrl),
    description: editFields.description,
    category: editFields.category,
    officialLink: editFields.officialLink,
    status,
  }),
  output: savedScheme,
});

export const editScheme = endpoint({
  method: 'PATCH',
  path: '/api/admin/schemes/:id',
  access: 'admin',
  takesKey: true,
  summary: 'Changes the fields of the short edit form that are present; its texts are plain',
  bodyLimit: RICH_TEXT_BODY_LIMIT,
  input: z.strictObject({ id: pathId, ...editFields, status, version: baseVersion }),
  output: savedScheme,
});

/** The full form. Absent keys do not change; an empty text clears. */
const formFields = {
  ...formShape,
  category_id: z.optional(categoryIds),
  beneficiaryStates: z.optional(stateNames),
  translations: z.optional(translations),
  status,
  /** Unfinished fields of a draft, filled by `prepare`. */
  unfinished: unfinishedFields,
};
const formInput = z.strictObject(formFields);
export type SchemeFormInput = z.output<typeof formInput>;

export const addWholeScheme = endpoint({
  method: 'POST',
  path: '/api/structured/addschemes',
  access: 'admin',
  takesKey: true,
  prepare: setAsideOfScheme,
  summary: 'Adds a scheme from the full form; `requestId` links the request it answers. With `status` draft, fields may be unfinished',
  success: 201,
  bodyLimit: RICH_TEXT_BODY_LIMIT,
  input: z.strictObject({ ...formFields, requestId: z.optional(z.int().check(z.minimum(1))) }),
  output: savedScheme,
});

export const replaceScheme = endpoint({
  method: 'PUT',
  path: '/api/structured/schemes/:id',
  access: 'admin',
  takesKey: true,
  prepare: setAsideOfScheme,
  summary: 'Saves the full form; 409 when `version` is not the stored one. With `status` draft, fields may be unfinished',
  bodyLimit: RICH_TEXT_BODY_LIMIT,
  input: z.strictObject({ id: pathId, ...formFields, version: baseVersion }),
  output: savedScheme,
});

export const deleteScheme = endpoint({
  method: 'DELETE',
  path: '/api/admin/schemes/:id',
  access: 'admin',
  summary: 'Moves a scheme to the bin, where it stays for 30 days',
  input: z.strictObject({ id: pathId }),
  output: z.object({ message: z.string(), id: z.number() }),
});

export const markSchemeChecked = endpoint({
  method: 'POST',
  path: '/api/admin/schemes/:id/checked',
  access: 'admin',
  summary: 'Notes that the scheme was compared with its official page today, and the user',
  input: z.strictObject({ id: pathId, version: baseVersion }),
  output: savedScheme,
});

const storedTexts = z.object({
  ...answerShape(TRANSLATED_FIELDS),
  state: z.enum(TRANSLATION_STATES),
});

/** Fields of a scheme that only the forms of staff need. */
export const schemeForStaff = z.object({
  ...answerShape(STAFF_FIELDS),
  id: z.number(),
  slug: z.string(),
  version: z.number(),
  status: z.enum(SCHEME_STATUSES),
  sector_name: z.string(),
  /** The stored English text, without the public page's fallback. */
  schemeDescription: z.string(),
  summary: z.string(),
  /** Unfinished fields of a draft, as typed, by name. */
  unfinished: z.record(z.string(), z.unknown()),
  /** As stored; empty texts without a translation. */
  translations: z.object(eachTranslation(() => storedTexts)),
});
export type SchemeForStaff = z.output<typeof schemeForStaff>;

export const readSchemeForStaff = endpoint({
  method: 'GET',
  path: '/api/admin/schemes/:id',
  access: 'admin',
  summary: 'The fields of a scheme that only staff see, and its translations as stored',
  input: z.object({ id: pathId }),
  output: schemeForStaff,
});
