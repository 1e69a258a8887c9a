/** Pictures of other sites within texts: each would tell that site who reads this one, and may change without anybody here knowing. */
import { Parser } from 'htmlparser2';
import { isForeignPicture } from '../../../contract/rich-text.ts';
import { invalid } from '../api/problem.ts';
import { decoded } from './clean-html.ts';

const LONGEST_SHOWN = 200;

/** Their addresses, each once, in a text as it was sent or as it is stored. */
export function foreignPictures(text: string): string[] {
  const html = decoded(text);
  if (!/<img/i.test(html)) return [];
  const found = new Set<string>();
  const parser = new Parser({
    onopentag(name, { src = '' }) {
      if (name === 'img' && isForeignPicture(src)) found.add(src.replace(/\s+/g, '').slice(0, LONGEST_SHOWN));
    },
  });
  parser.end(html);
  return [...found];
}

/**
 * @param field its label in the form
 * @throws Problem 400 that names the field, the picture and what to do
 */
export function refuseForeignPictures(field: string, text: string): void {
  const [address] = foreignPictures(text);
  if (address === undefined) return;
  throw invalid(
    `${field}: The picture ${address} is on another site. Save the picture on your device and paste it into the text, or take it out: ` +
      'a picture here must not tell another site who reads it.',
  );
}

/** What to say of pictures that were left out; nothing where there was none. */
export function leftOutSentence(addresses: readonly string[]): string {
  return addresses.length === 0 ? '' : `Pictures of other sites were left out: ${addresses.join(', ')}`;
}
