/** The call behind the saved list on a visitor's device. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language } from './fields.ts';
import { isSchemeId, MAX_SAVED } from './saved-list.ts';
import { scheme } from './schemes.endpoints.ts';

/** The fields of a scheme that the saved list shows, prints and compares. */
export const savedFacts = z.pick(scheme, {
  id: true,
  schemeName: true,
  summary: true,
  category_name: true,
  level: true,
  beneficiaryStates: true,
  elegiblityCriteria: true,
  benefits: true,
  documentsRequired: true,
  applicationProcess: true,
  applyOnline: true,
  applyOffice: true,
  applyAtCsc: true,
  fee: true,
  helpline: true,
  opensOn: true,
  closesOn: true,
  url: true,
});
export type SavedFacts = z.infer<typeof savedFacts>;

export const readSavedSchemes = endpoint({
  method: 'POST',
  path: '/api/structured/schemes/saved',
  access: 'public',
  summary:
    'The facts of up to 50 schemes of a saved list, in the requested order, without unpublished ones. ' +
    'The ids are in the body, so that no address and no log contains the list; nothing is stored',
  input: z.object({
    ids: z.array(z.number().check(z.refine(isSchemeId, 'Must be the id of a scheme'))).check(z.maxLength(MAX_SAVED)),
    lang: language,
  }),
  output: z.object({ schemes: z.array(savedFacts) }),
});
