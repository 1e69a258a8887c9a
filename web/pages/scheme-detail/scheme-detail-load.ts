import { readScheme } from '../../../contract/schemes.endpoints.ts';
import { langInput } from '../../lang-input.ts';
import type { Load } from '../../page.ts';
import { schemeId } from './scheme-id.ts';

export const loadSchemeDetail: Load = async ({ params, language, prefetch }) => {
  const id = schemeId(params.id);
  if (id !== null) await prefetch(readScheme, { id, ...langInput(language) });
};
