import { isSafeUrl } from '../../../contract/fields.ts';

/** A host and what may follow it: `www.pmkisan.gov.in`, `india.gov.in/schemes`. */
const WITHOUT_SCHEME = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*\.\p{L}[\p{L}\p{M}-]+(?::\d+)?(?:[/?#].*)?$/u;

/** An address as a browser would complete it; what is none stays as it is. */
export function addressIn(text: string): string {
  const address = text.replace(/^<(.*)>$/, '$1').replace(/^\/\//, '');
  if (isSafeUrl(address) || !WITHOUT_SCHEME.test(address)) return text;
  const completed = `https://${address}`;
  return isSafeUrl(completed) ? completed : text;
}
