/** Digits of every script are digits: here they become 0-9, wherever a text is compared or read as a number. */

const DIGIT_OF_A_SCRIPT = /[^\P{Nd}0-9]/gu;
/** Signs within a number, as Arabic and full-width writing have them. */
const COMMA_OF_A_SCRIPT = /(?<=\d)[\u066c\uff0c](?=\d)/g;
const POINT_OF_A_SCRIPT = /(?<=\d)[\u066b\uff0e](?=\d)/g;
const ANY_DIGIT = /\p{Nd}/u;

/** The text with 0-9 for the digits of other scripts. */
export function foldDigits(text: string): string {
  const folded = text.replace(DIGIT_OF_A_SCRIPT, decimalOf);
  return folded === text ? text : folded.replace(COMMA_OF_A_SCRIPT, ',').replace(POINT_OF_A_SCRIPT, '.');
}

function decimalOf(digit: string): string {
  // Unicode puts the digits of a script in a row that begins with zero; some rows follow directly on others.
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (ANY_DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** The number somebody typed, in any digits; commas, spaces, signs that cannot be seen, and what stands around rupees are left out. Null for what is no number. */
export function readNumber(text: string): number | null {
  const plain = foldDigits(text)
    .replace(/[\s,₹\p{Cf}]/gu, '')
    .replace(/\/-$/, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
