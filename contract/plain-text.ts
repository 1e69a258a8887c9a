/** Normalises plain text for storage: one Unicode form, no invisible characters. Linear time throughout. */

/** Maximum combining marks on a letter, as in Unicode's "stream-safe" format; no script needs more. */
const MAX_MARKS = 30;
const PILED_MARKS = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu');
/** Invisible characters and bidi controls. Not joiners, which Indian scripts need. */
const INVISIBLE = /[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Control characters except tab and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: dropping them is the purpose
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Text is refused unread if it exceeds its limit by this factor, which leaves room for decomposed letters and CRLF. */
export const ROOM = 4;

/** NFC. Drops excess combining marks first, because normalising sorts them in quadratic time. */
export function oneForm(text: string): string {
  return text.toWellFormed().replace(PILED_MARKS, '$1').normalize('NFC');
}

/** One trimmed line without control characters, with single spaces. */
export function oneLine(text: string): string {
  return oneForm(text).replace(CONTROLS, '').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** Trimmed text that may have several lines, without other control characters. */
export function severalLines(text: string): string {
  return oneForm(text).replace(CONTROLS, '').replace(/\r\n?/g, '\n').trim();
}

/** Cuts a line to its first characters, for input that should not be refused for its length. */
export const firstOfLine = (most: number) => (text: string) =>
  oneLine(text.slice(0, ROOM * most))
    .slice(0, most)
    .toWellFormed();

/** Counts code points, so that a surrogate pair counts as one. */
export function countLetters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
