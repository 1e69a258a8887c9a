/** What the text of a cell is worth: something, nothing, or something a program has spoilt. */

/** What spreadsheets, databases and people write where there is nothing. */
const NOTHING =
  /^(?:[-–—_.]*|\[\]|\{\}|\\n|null|blank|empty|none|nil|nan|nat|undefined|n\.?\s?\/?\s?a|#n\/a|tb[da]|not (?:available|applicable|specified|mentioned)|लागू नहीं|उपलब्ध नहीं|લાગુ નથી|ઉપલબ્ધ નથી)$/i;
/** Signs they put around it. */
const AROUND_NOTHING = /^[\s(<\-–—_]{0,9}|[\s)>\-–—_.।]{0,9}$/g;

/** The errors of spreadsheets, columns too narrow for their numbers, and letters the encoding of the file did not have. */
const SPREADSHEET_ERROR =
  /#(?:name\?|ref!|value!|div\/0!|num!|null!|n\/a|spill!|calc!|error!|field!|blocked!|connect!|unknown!|busy!|python!|getting_data)/i;
const WHOLE_ERROR = /^(?:err:\d{3}|#{3,})$/i;
/** A formula where its result should stand. */
const FORMULA_ITSELF = /^=\s?(?:[a-z.]{2,20}\(|'[^']{1,60}'!|[a-z_]{1,30}!?\$?[a-z]{0,3}\$?\d|\$?[a-z]{1,3}\$?\d)/i;
/** "The same as above": only whoever wrote the table knows what that is. */
const DITTO = /^(?:-+\s?do\s?-+|["”〃]|ditto|same as above|as above)$/i;
const LOST_LETTERS = /^(?=.*\?{3})[?\s\d.,;:()/|-]+$/s;
/** Long numbers as spreadsheets shorten them. */
const SHORTENED_NUMBER = /^[+-]?\d(?:[.,]\d+)?e\+?\d{1,3}$/i;
const SHORTENED_IN_TEXT = /(?<![\d.,\p{L}])\d[.,]\d{1,20}e\+\d{1,3}(?!\d)/iu;
const NUMBER_WITH_POINT = /^\d{5,}\.0+$/;

export function isNothing(text: string): boolean {
  return NOTHING.test(text) || (text.length < 40 && NOTHING.test(text.replace(AROUND_NOTHING, '')));
}

/** Why a text cannot be what somebody wrote, and what to do; undefined for one that can. */
export function whySpoilt(text: string): string | undefined {
  // HTML is what an editor or an export wrote, not a spreadsheet.
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

/** An apostrophe before a text that would not be taken as it is; {@link readText} takes it off again. */
export function guardText(text: string): string {
  const bare = text.replace(/^'+/, '');
  return bare !== '' && isMisread(bare) ? `'${text}` : text;
}

/** A text as it was before {@link guardText}, trimmed; empty where it says nothing. */
export function readText(cell: string): { text: string; isLiteral: boolean } {
  const text = cell.trim();
  const bare = text.replace(/^'+/, '');
  if (bare !== text && bare !== '' && isMisread(bare)) return { text: text.slice(1), isLiteral: true };
  return { text: isNothing(text) ? '' : text, isLiteral: false };
}

/** What a spreadsheet would run as a formula, also in full-width signs. */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** An apostrophe before what a spreadsheet would run, and before a text that has such an apostrophe of its own. */
export function guardFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** The letters of Windows-1252 beyond Latin-1, by their byte from 0x80 on; a dot where a byte is no letter. */
const BYTES_80_9F = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';
const HIGH_RUN = /[\u0080-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2,}/g;
/** Beginnings of letters that have been taken for letters themselves. */
const TRACES = /â€|à[¤¥ªª«]|Ã[\u0080-\u00bf]|Â[\u0080-\u00bf]|\ufffd/;

/**
 * What is to be said of a text whose letters were read in a wrong encoding, with the text as it was where that is certain;
 * undefined for one that looks right.
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
