/** The documents of the saved schemes as a message that people can read. */
import { languageBase } from '../../../contract/language-address.ts';
import { longestMessage, type Place } from './list-message.ts';

type Words = { head: string; held: string; choice: string; more: (count: number) => string; foot: string };
type DocumentLists = {
  missing: readonly string[];
  choices: readonly (readonly string[])[];
  /** What is asked for and is no document of the library. */
  others: readonly string[];
  held: readonly string[];
};

/** What is missing comes first, then lines of which one document is enough, then what is there; what finds no room is counted. */
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
