/**
 * Finds telephone numbers in a text, in the digits of any script. Toll-free, mobile and landline numbers are known by their shape. A short
 * one, such as 181 or 14567, must be near words about calling.
 */
import { foldDigits } from '../../../contract/digits.ts';
import { isBesideCalling, isCounted, isIdentifier, isJoined, isPartOfNumber } from './around-number.ts';

export type PhonePart = { text: string /** The number to dial; null for other text. */; number: string | null };

type Kind = 'long' | 'landline' | 'short' | 'local';
type Candidate = { kind: Kind; from: number; to: number; digits: string; isPhone: boolean };

/** Separators between the groups of a number. */
const GAP = '[ \\u00a0\\u2010-\\u2013-]';
const HYPHEN = '[\\u2010-\\u2013-]';
const SHAPES: Record<Kind, string> = {
  long: [
    `(?:\\+|00)91(?:(?:${GAP}|\\.)?\\d){10}`,
    `\\+91${GAP}?\\([1-9]\\d{1,3}\\)(?:${GAP}?\\d){6,8}`,
    `1(?:800|860)(?:${GAP}?\\d){6,7}`,
    `1${HYPHEN}(?:800|860)(?:${HYPHEN}?\\d){6,7}`,
    '1(?:800|860)\\.\\d{2,4}\\.\\d{3,4}',
    `(?:0|91${GAP})?[6-9](?:\\d{9}|\\d{4}${GAP}\\d{5}|\\d{3}${GAP}\\d{3}${GAP}\\d{3}|\\d{2}${GAP}\\d{3}${GAP}\\d{4}|\\d{3}${HYPHEN}\\d{6}|\\d${GAP}\\d{3}${GAP}\\d{5})`,
  ].join('|'),
  landline: `\\(0[1-9]\\d{1,3}\\)${GAP}?(?:\\d{6,8}|\\d{3,4}${GAP}\\d{3,4})|91${HYPHEN}[1-9]\\d{1,3}${HYPHEN}(?:\\d{6,8}|\\d{3,4}${GAP}\\d{4})|0[1-9]\\d{1,3}${GAP}{1,3}(?:\\d{6,8}|\\d{3,4}${GAP}\\d{4})|0[1-8]\\d{9}`,
  /** Indian short numbers begin with 1; those of six digits with 155. Round ones are amounts. */
  short: `1800${GAP}\\d{4}|155\\d{3}|15100|1[0-7]\\d(?!00|50)\\d\\d|1100|1\\d(?!00)\\d\\d|1\\d\\d`,
  /** A further number of an exchange named before. */
  local: '[2-7]\\d{5,7}',
};
const KINDS = Object.keys(SHAPES) as Kind[];
const NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:${KINDS.map((kind) => `(?<${kind}>${SHAPES[kind]})`).join('|')})(?![\\p{L}\\p{N}_])`,
  'gu',
);

/**
 * Splits a text into telephone numbers, with the number to dial, and other text.
 * @param isHelpline the text is mainly telephone numbers
 */
export function phoneNumbers(text: string, isHelpline = false): PhonePart[] {
  const found = numbersIn(text, isHelpline);
  const parts = found.flatMap(({ from, to, digits }, place) => [
    { text: text.slice(found[place - 1]?.to ?? 0, from), number: null },
    { text: text.slice(from, to), number: digits },
  ]);
  return [...parts, { text: text.slice(found.at(-1)?.to ?? 0), number: null }].filter((part) => part.text);
}

/** The positions of the numbers in a text. */
export function numbersIn(text: string, isHelpline = false): Pick<Candidate, 'from' | 'to' | 'digits'>[] {
  const plain = foldDigits(text).replaceAll('＋', '+');
  // Digits of two UTF-16 units would shift positions; nobody writes telephone numbers in those.
  if (plain.length !== text.length || !/\d{3}/.test(plain)) return [];
  const candidates = [...plain.matchAll(NUMBER)].flatMap((match) => candidateOf(plain, match, isHelpline));
  // If one number of a list is a telephone number, all are.
  for (const row of [candidates, candidates.toReversed()]) {
    row.forEach((one, place) => {
      const neighbour = row[place - 1];
      if (one.isPhone || !neighbour?.isPhone) return;
      const [first, second] = one.from < neighbour.from ? [one, neighbour] : [neighbour, one];
      if (!isJoined(plain.slice(first.to, second.from))) return;
      if (one.kind === 'local') Object.assign(one, ofSameExchange(one, neighbour));
      else one.isPhone = one.kind === 'short';
    });
  }
  const called = new Set(candidates.flatMap(({ isPhone, digits }) => (isPhone ? [digits] : [])));
  return candidates.filter(({ isPhone, digits }) => isPhone || called.has(digits));
}

function candidateOf(plain: string, match: RegExpMatchArray, isHelpline: boolean): Candidate[] {
  const [whole] = match;
  const [from, to] = [match.index as number, (match.index as number) + whole.length];
  const [before, after] = [plain.slice(0, from), plain.slice(to)];
  const kind = KINDS.find((one) => match.groups?.[one] !== undefined) as Kind;
  // Without the plus, a leading 91 would be dialled as a national number.
  const digits = whole.replace(/[^\d+]/g, '').replace(/^91(?=\d{10}$)/, '+91');
  if (isPartOfNumber(before, after) || isIdentifier(before)) return [];
  if (kind === 'landline' && !/^(?:0\d{9,10}|\+91\d{10})$/.test(digits)) return [];
  if (kind === 'long' && digits.startsWith('+') && digits.length !== 13) return [];
  if (kind === 'short' && isCounted(before, after, digits)) return [];
  const isPhone = kind === 'long' || kind === 'landline' || (kind === 'short' && (isHelpline || isBesideCalling(before, after, digits)));
  return [{ kind, from, to, digits, isPhone }];
}

/** `0832-2465840, 2465443`: the area code of the first also applies to the second. */
function ofSameExchange({ digits }: Candidate, first: Candidate): Partial<Candidate> {
  const code = first.digits.slice(0, first.digits.length - digits.length);
  return first.digits.startsWith('0') && /^0\d{2,4}$/.test(code) ? { digits: code + digits, isPhone: true } : {};
}
