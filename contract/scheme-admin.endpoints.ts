/** What staff do with one scheme. The two payloads of the specification's forms keep their names. */
import * as z from 'zod/mini';
import { endpoint, RICH_TEXT_BODY_LIMIT } from './endpoint.ts';
import { pathId } from './fields.ts';
import {
  baseVersion,
  categoryIds,
  hindiTexts,
  keywordList,
  line,
  MAX_OFFICIAL_NAME_LENGTH,
  MAX_RICH_TEXT_LENGTH,
  oneCategory,
  optionalDay,
  optionalUrl,
  plainText,
  REGIONS,
  richText,
  SCHEME_LEVELS,
  SCHEME_STATUSES,
  safeUrl,
  sourceList,
  stateNames,
} from './scheme-fields.ts';
import { scheme, TRANSLATION_STATES } from './schemes.endpoints.ts';

export const SCHEMES_PER_ADMIN_PAGE = 5;
export const NAME_AND_CATEGORY_REQUIRED = 'Name and at least one Category are required.';
export const NAME_SECTOR_CATEGORY_REQUIRED = 'Name, Sector, and Category ID are required.';
export const EDIT_MESSAGES = {
  name: 'Name must be at least 3 characters',
  description: 'Description must be at least 10 characters',
  eligibility: 'Eligibility criteria is required',
  officialLink: 'Must be a valid URL',
} as const;

const region = z.optional(z.enum(['', ...REGIONS]));
const status = z.optional(z.enum(SCHEME_STATUSES));

/** A new or changed scheme as stored, with a sentence for whoever saved it. */
const savedScheme = z.object({ message: z.string(), id: z.number(), version: z.number(), scheme });

export const listAllSchemes = endpoint({
  method: 'GET',
  path: '/api/schemes',
  access: 'admin',
  summary: 'All schemes, newest first, drafts among them, without their texts',
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

/** The edit form's fields and rules; each applies to a key that is present. */
const editFields = {
  name: z.optional(line().check(hasLength(3, EDIT_MESSAGES.name))),
  description: z.optional(plainText(MAX_RICH_TEXT_LENGTH).check(hasLength(10, EDIT_MESSAGES.description))),
  category: z.optional(oneCategory),
  eligibility: z.optional(plainText(MAX_RICH_TEXT_LENGTH).check(hasLength(3, EDIT_MESSAGES.eligibility))),
  officialLink: z.optional(safeUrl),
};

export const addScheme = endpoint({
  method: 'POST',
  path: '/api/schemes',
  access: 'admin',
  summary: 'Adds a scheme from the short dialog, or from the insert shape (description, category, officialLink)',
  success: 201,
  bodyLimit: RICH_TEXT_BODY_LIMIT,
  input: z.strictObject({
    name: z.optional(line()),
    sector_name: z.optional(line()),
    category_id: z.optional(categoryIds),
    region,
    department: z.optional(line()),
    parent_scheme: z.optional(line()),
    parent_scheme_url: z.optional(optionalUrl),
    sub_category: z.optional(line()),
    eligibility: z.optional(plainText(MAX_RICH_TEXT_LENGTH)),
    seo_title: z.optional(line()),
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
  summary: 'Changes the fields of the short edit form that are present; its texts are plain text',
  bodyLimit: RICH_TEXT_BODY_LIMIT,
  input: z.strictObject({ id: pathId, ...editFields, status, version: baseVersion }),
  output: savedScheme,
});

/** The full form. Keys that are absent stay as they are; an empty text clears. */
const formFields = {
  name: z.optional(line(MAX_OFFICIAL_NAME_LENGTH)),
  category_id: z.optional(categoryIds),
  eligibility: z.optional(richText),
  schemeDescription: z.optional(richText),
  documentsRequired: z.optional(richText),
  benefits: z.optional(richText),
  applicationProcess: z.optional(richText),
  keywords: z.optional(keywordList),
  beneficiaryStates: z.optional(stateNames),
  url: z.optional(optionalUrl),
  /** One plain sentence; taken from the description when empty. */
  summary: z.optional(line(20_000)),
  acronym: z.optional(line(50)),
  level: z.optional(z.enum(SCHEME_LEVELS)),
  department: z.optional(line()),
  applyOnline: z.optional(optionalUrl),
  applyOffice: z.optional(plainText()),
  applyAtCsc: z.optional(z.boolean()),
  fee: z.optional(plainText()),
  helpline: z.optional(line()),
  opensOn: z.optional(optionalDay),
  closesOn: z.optional(optionalDay),
  sources: z.optional(sourceList),
  note: z.optional(plainText(20_000)),
  featured: z.optional(z.boolean()),
  slug: z.optional(line(100)),
  region,
  seo_title: z.optional(line()),
  sub_category: z.optional(line()),
  parent_scheme: z.optional(line()),
  parent_scheme_url: z.optional(optionalUrl),
  gov_tutorial_url: z.optional(optionalUrl),
  status,
  hindi: z.optional(hindiTexts),
};
const formInput = z.strictObject(formFields);
export type SchemeFormInput = z.output<typeof formInput>;

export const addWholeScheme = endpoint({
  method: 'POST',
  path: '/api/structured/addschemes',
  access: 'admin',
  summary: 'Adds a scheme from the full form; `requestId` links the request it answers',
  success: 201,
  bodyLimit: RICH_TEXT_BODY_LIMIT,
  input: z.strictObject({ ...formFields, requestId: z.optional(z.int().check(z.minimum(1))) }),
  output: savedScheme,
});

export const replaceScheme = endpoint({
  method: 'PUT',
  path: '/api/structured/schemes/:id',
  access: 'admin',
  summary: 'Saves the full form; with an outdated `version` 409 and nothing is changed',
  bodyLimit: RICH_TEXT_BODY_LIMIT,
  input: z.strictObject({ id: pathId, ...formFields, version: baseVersion }),
  output: savedScheme,
});

export const deleteScheme = endpoint({
  method: 'DELETE',
  path: '/api/admin/schemes/:id',
  access: 'admin',
  summary: 'Puts a scheme into the bin, where it stays for 30 days',
  input: z.strictObject({ id: pathId }),
  output: z.object({ message: z.string(), id: z.number() }),
});

export const markSchemeChecked = endpoint({
  method: 'POST',
  path: '/api/admin/schemes/:id/checked',
  access: 'admin',
  summary: 'Notes that the scheme was compared with its official page today, and by whom',
  input: z.strictObject({ id: pathId, version: baseVersion }),
  output: savedScheme,
});

/** What only the forms of staff need to know of a scheme. */
export const schemeForStaff = z.object({
  id: z.number(),
  slug: z.string(),
  version: z.number(),
  status: z.enum(SCHEME_STATUSES),
  sector_name: z.string(),
  region: z.string(),
  seo_title: z.string(),
  sub_category: z.string(),
  parent_scheme: z.string(),
  parent_scheme_url: z.string(),
  gov_tutorial_url: z.string(),
  note: z.string(),
  featured: z.boolean(),
  /** The English as stored, without what the public page falls back to. */
  schemeDescription: z.string(),
  summary: z.string(),
  hindi: z.object({
    name: z.string(),
    summary: z.string(),
    schemeDescription: z.string(),
    eligibility: z.string(),
    benefits: z.string(),
    applicationProcess: z.string(),
    documentsRequired: z.string(),
    department: z.string(),
    applyOffice: z.string(),
    fee: z.string(),
    state: z.enum(TRANSLATION_STATES),
  }),
});
export type SchemeForStaff = z.output<typeof schemeForStaff>;

export const readSchemeForStaff = endpoint({
  method: 'GET',
  path: '/api/admin/schemes/:id',
  access: 'admin',
  summary: 'The fields of a scheme that only staff see, and its Hindi as stored',
  input: z.object({ id: pathId }),
  output: schemeForStaff,
});
