/** The list as a readable message with an address that contains all of it. */

import { languageBase } from '../../../contract/language-address.ts';
import type { Language } from '../../../contract/languages.ts';
import { listFragment } from '../../../contract/shared-list.ts';

/** The length of a message link that works everywhere. */
const MAX_ENCODED = 4_000;

export type Place = { publicUrl: string; language: Language };
type Words = { head: string; more: (count: number) => string; all: string };

export function listAddress(ids: readonly number[], { publicUrl, language }: Place): string {
  return new URL(`${languageBase(language)}/saved${listFragment(ids)}`, publicUrl).href;
}

/** Names with addresses, as many as fit; the last line links the whole list. */
export function listMessage(schemes: readonly { id: number; name: string }[], words: Words, place: Place): string {
  const pieces = schemes.map(
    ({ id, name }) => `${name}\n${new URL(`${languageBase(place.language)}/schemes/${id}`, place.publicUrl).href}`,
  );
  const all = `${words.all}\n${listAddress(
    schemes.map(({ id }) => id),
    place,
  )}`;
  return longestMessage(pieces.length, (count) => {
    const rest = pieces.length - count;
    return [words.head, ...pieces.slice(0, count), ...(rest > 0 ? [words.more(rest)] : []), all].join('\n\n');
  });
}

/** The message with as many pieces as fit. @param textOf the message with a number of pieces */
export function longestMessage(pieces: number, textOf: (count: number) => string): string {
  for (let count = pieces; ; count--) {
    const text = textOf(count);
    if (count === 0 || encodeURIComponent(text).length <= MAX_ENCODED) return text;
  }
}

export const whatsAppAddress = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
