/** Classifies the text of a cell: content, placeholder for nothing, or corrupted by a program. */

/** Placeholders for an empty value. */
const NOTHING =
  /^(?:[-–—_.]*|\[\]|\{\}|\\n|null|blank|empty|none|nil|nan|nat|undefined|n\.?\s?\/?\s?a|#n\/a|tb[da]|not (?:available|applicable|specified|mentioned)|लागू नहीं|उपलब्ध नहीं|લાગુ નથી|ઉપલબ્ધ નથી)$/i;
/** Decoration around a placeholder. */
const AROUND_NOTHING = /^[\s(<\-–—_]{0,9}|[\s)>\-–—_.।]{0,9}$/g;

/** Error values of spreadsheets. */
const SPREADSHEET_ERROR =
  /#(?:name\?|ref!|value!|div\/0!|num!|null!|n\/a|spill!|calc!|error!|field!|blocked!|connect!|unknown!|busy!|python!|getting_data)/i;
const WHOLE_ERROR = /^(?:err:\d{3}|#{3,})$/i;
/** A formula instead of its result. */
const FORMULA_ITSELF = /^=\s?(?:[a-z.]{2,20}\(|'[^']{1,60}'!|[a-z_]{1,30}!?\$?[a-z]{0,3}\$?\d|\$?[a-z]{1,3}\$?\d)/i;
/** "The same as above", which only the author of the table can resolve. */
const DITTO = /^(?:-+\s?do\s?-+|["”〃]|ditto|same as above|as above)$/i;
const LOST_LETTERS = /^(?=.*\?{3})[?\s\d.,;:()/|-]+$/s;
/** Long numbers that a spreadsheet has shortened to scientific notation. */
const SHORTENED_NUMBER = /^[+-]?\d(?:[.,]\d+)?e\+?\d{1,3}$/i;
const SHORTENED_IN_TEXT = /(?<![\d.,\p{L}])\d[.,]\d{1,20}e\+\d{1,3}(?!\d)/iu;
const NUMBER_WITH_POINT = /^\d{5,}\.0+$/;

export function isNothing(text: string): boolean {
  return NOTHING.test(text) || (text.length < 40 && NOTHING.test(text.replace(AROUND_NOTHING, '')));
}

/** Why a text is corrupted, and what to do; undefined if it is fine. */
export function whySpoilt(text: string): string | undefined {
  // HTML was written by an editor or an export, not a spreadsheet.
  const isPlain = !text.startsWith('<');
  if (WHOLE_ERROR.test(text) || (isPlain && SPREADSHEET_ERROR.test(text)))
    return 'is an error of the spreadsheet: put the text or number itself into the cell';
  if (FORMULA_ITSELF.test(text)) return 'is a formula: put its result into the cell';
  if (DITTO.test(text)) return 'refers to another row: write out what stands there';
  if (SHORTENED_NUMBER.test(text) || NUMBER_WITH_POINT.test(text) || (isPlain && SHORTENED_IN_TEXT.test(text)))
    return 'is a number the spreadsheet has changed: format the column as text and enter all digits';
  if (LOST_LETTERS.test(text)) return 'has lost its letters: save the file as "CSV UTF-8" and try again';
  return undefined;
}

const isMisread = (text: string) => isNothing(text) || whySpoilt(text) !== undefined;

/** Adds an apostrophe to a text that would be misread; {@link readText} removes it. */
export function guardText(text: string): string {
  const bare = text.replace(/^'+/, '');
  return bare !== '' && isMisread(bare) ? `'${text}` : text;
}

/** Reverses {@link guardText} and trims; empty for a placeholder. */
export function readText(cell: string): { text: string; isLiteral: boolean } {
  const text = cell.trim();
  const bare = text.replace(/^'+/, '');
  if (bare !== text && bare !== '' && isMisread(bare)) return { text: text.slice(1), isLiteral: true };
  return { text: isNothing(text) ? '' : text, isLiteral: false };
}

/** Text that a spreadsheet would run as a formula, also with full-width characters. */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Adds an apostrophe to text that a spreadsheet would run, and to text that already starts with such an apostrophe. */
export function guardFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** The characters of Windows-1252 for the bytes from 0x80 on; a dot for undefined bytes. */
const BYTES_80_9F = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';
const HIGH_RUN = /[\u0080-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2,}/g;
/** Typical traces of UTF-8 decoded as Windows-1252. */
const TRACES = /â€|à[¤¥ªª«]|Ã[\u0080-\u00bf]|Â[\u0080-\u00bf]|\ufffd/;

/**
 * A sentence about a text that was decoded with a wrong encoding, with the repaired text if it is certain; undefined if the text looks
 * right.
 */
export function wrongEncoding(text: string): string | undefined {
  const repaired = text.replace(HIGH_RUN, (run) => decodedAgain(run) ?? run);
  if (repaired === text && !TRACES.test(text)) return undefined;
  const excerpt = (whole: string) => (whole.length > 80 ? `${whole.slice(0, 80)}…` : whole);
  if (repaired === text || TRACES.test(repaired)) return `“${excerpt(text)}” looks as if it was read in a wrong encoding`;
  const at = Math.max(0, firstDifference(text, repaired) - 20);
  return `“${excerpt(text.slice(at))}” looks as if it was read in a wrong encoding; it may have been “${excerpt(repaired.slice(at))}”`;
}

function decodedAgain(run: string): string | undefined {
  const bytes = Uint8Array.from(run, (letter) => {
    const code = letter.charCodeAt(0);
    return code <= 0xff ? code : 0x80 + BYTES_80_9F.indexOf(letter);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
