import { MAX_ID } from '../../../contract/fields.ts';

/** The id in an address, or null for what cannot be one: nothing is fetched for it. */
export function schemeId(text: string | undefined): number | null {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id >= 1 && id <= MAX_ID ? id : null;
}
