/** The one call behind the list a visitor keeps on their device. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language } from './fields.ts';
import { isSchemeId, MAX_SAVED } from './saved-list.ts';
import { scheme } from './schemes.endpoints.ts';

/** What a list of one's own shows of a scheme, prints and compares. */
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
    'The facts of up to 50 schemes a visitor keeps on their device, in the order asked for; what is not published is left out. ' +
    'The ids come in the body, so that no address and no log holds the list; nothing of it is kept',
  input: z.object({
    ids: z.array(z.number().check(z.refine(isSchemeId, 'Must be the id of a scheme'))).check(z.maxLength(MAX_SAVED)),
    lang: language,
  }),
  output: z.object({ schemes: z.array(savedFacts) }),
});
