/** Refuses pictures on other sites, which would let those sites track our readers and can change at any time. */
import { Parser } from 'htmlparser2';
import { isForeignPicture } from '../../../contract/rich-text.ts';
import { invalid } from '../api/problem.ts';
import { decoded } from './clean-html.ts';

const LONGEST_SHOWN = 200;

/** Unique addresses of such pictures in a sent or stored text. */
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

/** A sentence about omitted pictures; empty if there are none. */
export function leftOutSentence(addresses: readonly string[]): string {
  return addresses.length === 0 ? '' : `Pictures of other sites were left out: ${addresses.join(', ')}`;
}
