import { isSafeUrl } from '../../../contract/fields.ts';

/** A host with an optional path: `www.pmkisan.gov.in`, `india.gov.in/schemes`. */
const WITHOUT_SCHEME = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*\.\p{L}[\p{L}\p{M}-]+(?::\d+)?(?:[/?#].*)?$/u;

/** Completes an address like a browser; returns other text unchanged. */
export function addressIn(text: string): string {
  const address = text.replace(/^<(.*)>$/, '$1').replace(/^\/\//, '');
  if (isSafeUrl(address) || !WITHOUT_SCHEME.test(address)) return text;
  const completed = `https://${address}`;
  return isSafeUrl(completed) ? completed : text;
}
