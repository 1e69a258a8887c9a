import { readRequestStatus } from '../../../contract/requests.endpoints.ts';
import { langInput } from '../../lang-input.ts';
import type { Load } from '../../page.ts';
import { askedFor } from './asked-for.ts';

export const loadRequestStatus: Load = async ({ search, language, prefetch }) => {
  const asked = askedFor(search);
  if (asked) await prefetch(readRequestStatus, { ...asked, ...langInput(language) });
};
