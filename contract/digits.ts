/** Converts digits of every script to 0-9, for comparing texts and parsing numbers. */

const DIGIT_OF_A_SCRIPT = /[^\P{Nd}0-9]/gu;
/** Separators within a number in Arabic and full-width writing. */
const COMMA_OF_A_SCRIPT = /(?<=\d)[\u066c\uff0c](?=\d)/g;
const POINT_OF_A_SCRIPT = /(?<=\d)[\u066b\uff0e](?=\d)/g;
const ANY_DIGIT = /\p{Nd}/u;

/** Replaces the digits of other scripts by 0-9. */
export function foldDigits(text: string): string {
  const folded = text.replace(DIGIT_OF_A_SCRIPT, decimalOf);
  return folded === text ? text : folded.replace(COMMA_OF_A_SCRIPT, ',').replace(POINT_OF_A_SCRIPT, '.');
}

function decimalOf(digit: string): string {
  // Unicode orders the digits of a script from zero; some of these blocks are adjacent, hence the modulo.
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (ANY_DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Parses a typed number in any digits, ignoring commas, spaces, invisible characters, `₹` and `/-`. Null if it is not a number. */
export function readNumber(text: string): number | null {
  const plain = foldDigits(text)
    .replace(/[\s,₹\p{Cf}]/gu, '')
    .replace(/\/-$/, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
