import type { Scheme } from '../../../contract/schemes.endpoints.ts';

/** What a reader can do with the page of a scheme besides reading it. */
export function SchemeActions(_: { scheme: Scheme }) {
  return null;
}
