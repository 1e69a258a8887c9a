/** Plain text as it is kept: in one Unicode form, without what cannot be seen. Everything here takes time in step with the length. */

/** No script needs more marks on one letter; Unicode's own "stream-safe" texts have no more. */
const MAX_MARKS = 30;
const PILED_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu');
/** What cannot be seen or turns the direction of writing. Joiners stay: Indian scripts need them. */
const INVISIBLE = /[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Control characters but tab and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: dropping them is the purpose
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Letters may come in several pieces and line ends as two signs: what is so many times too long is not read. */
export const ROOM = 4;

/** Normalising sorts the marks of a letter, in time that grows with their square: those beyond any script are dropped first. */
export function oneForm(text: string): string {
  return text.toWellFormed().replace(PILED_MARKS, '$1').normalize('NFC');
}

/** One line, trimmed: no control characters, one space where there was any white space. */
export function oneLine(text: string): string {
  return oneForm(text).replace(CONTROLS, '').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** Text that may have several lines, trimmed, without other control characters. */
export function severalLines(text: string): string {
  return oneForm(text).replace(CONTROLS, '').replace(/\r\n?/g, '\n').trim();
}

/** The first so many characters of a line; for what nobody should be turned away for. */
export const firstOfLine = (most: number) => (text: string) =>
  oneLine(text.slice(0, ROOM * most))
    .slice(0, most)
    .toWellFormed();

/** Letters as they are counted for people: one for what is stored as two halves. */
export function countLetters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
