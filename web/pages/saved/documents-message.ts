/** The documents of the saved schemes as a readable message. */
import { languageBase } from '../../../contract/language-address.ts';
import { longestMessage, type Place } from './list-message.ts';

type Words = { head: string; held: string; choice: string; more: (count: number) => string; foot: string };
type DocumentLists = {
  missing: readonly string[];
  choices: readonly (readonly string[])[];
  /** Requirements that are not documents of the library. */
  others: readonly string[];
  held: readonly string[];
};

/** Missing documents first, then lines met by any one of several, then those at hand; what does not fit is counted. */
export function documentsMessage({ missing, choices, others, held }: DocumentLists, words: Words, { publicUrl, language }: Place): string {
  const oneOf = [...new Set(choices.map((names) => `☐ ${words.choice} ${names.join(' / ')}`))];
  const needed = [...missing.map((name) => `☐ ${name}`), ...oneOf, ...[...new Set(others)].map((text) => `☐ ${text}`)];
  const there = held.map((name) => `☑ ${name}`);
  const foot = `${words.foot}\n${new URL(`${languageBase(language)}/documents`, publicUrl).href}`;
  const lines = [...needed, ...there];
  return longestMessage(lines.length, (count) => {
    const [shownNeeded, shownThere] = [needed.slice(0, count), there.slice(0, Math.max(0, count - needed.length))];
    const parts = [
      ...(shownNeeded.length > 0 ? [[words.head, ...shownNeeded].join('\n')] : []),
      ...(shownThere.length > 0 ? [[words.held, ...shownThere].join('\n')] : []),
      ...(count < lines.length ? [words.more(lines.length - count)] : []),
      foot,
    ];
    return parts.join('\n\n');
  });
}
