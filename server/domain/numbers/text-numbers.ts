/**
 * Extracts numbers from texts as values: ₹6,000, ₹6000, ६,००० and 6 हज़ार are equal. Each has a unit, because a 2 alone means nothing.
 * Dates and telephone numbers are units of their own.
 */
import { AFTER, CLASS_BEFORE, EMPTY_WORDS, MONEY_BEFORE, MONTH, MULTIPLIERS, monthOf, RANGE, WORD_VALUES } from './units.ts';

export type TextNumber = {
  /** A number in plain digits; a date as `2027-03-31` or `--03-31`, a month as `2027-03`; the digits of a telephone number. */
  value: string;
  /** `money`, `year`, `date`, `phone` …; `word:` with the following word if that is no known unit; empty if there is none. */
  unit: string;
  /** The number as written. */
  shown: string;
  at: number;
  end: number;
};

export type Counted = Pick<TextNumber, 'value' | 'unit'>;

/** From here on, numbers are distinctive without their unit. */
const TELLING = 100;
/** More than any real field contains; further numbers are ignored. */
const MAX_NUMBERS = 2_000;

const MULTIPLIER = MULTIPLIERS.map(([, words]) => words).join('|');
const GROUPED = String.raw`\d{1,3}(?:[,\u00a0\u202f\u2009'’]\d{2,3})*[,\u00a0\u202f\u2009'’]\d{3}(?:\.\d+)?(?!\d)`;
const AMOUNT = `(?:${GROUPED}|\\d+(?:\\.\\d+)?)`;
const NUMBER = new RegExp(
  `(?<![a-z\\d_.])(?:(?<money>${MONEY_BEFORE})[\\s\\u00a0]*)?(?<amount>(?<=(?:₹|rs\\.?)[\\s\\u00a0]*)\\d{1,3}(?: \\d{3})+(?!\\d)|${AMOUNT})(?:[\\s\\u00a0-]*(?<times>${MULTIPLIER})(?![a-z]))?`,
  'giu',
);
const WORDS = new RegExp(
  `(?<![\\p{L}\\p{M}])(?<word>${Object.keys(WORD_VALUES).join('|')})[\\s\\u00a0]+(?<times>${MULTIPLIER})(?![a-z])`,
  'giu',
);
const ORDINAL = '(?:st|nd|rd|th)?';
const DATES: [RegExp, (groups: string[]) => string | undefined][] = [
  [/(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g, ([year, month, day]) => dateOf(day, month, year)],
  [/(?<!\d)(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?!\d)/g, ([day, month, year]) => dateOf(day, month, year)],
  [
    new RegExp(`(?<!\\d)(\\d{1,2})${ORDINAL}[\\s\\u00a0]+(${MONTH})(?:[\\s\\u00a0.,]+(\\d{4})(?!\\d))?`, 'giu'),
    ([day, name = '', year]) => dateOf(day, String(monthOf(name)), year),
  ],
  [
    new RegExp(`(?<![a-z])(${MONTH})[\\s\\u00a0]+(\\d{1,2})${ORDINAL}(?:,?[\\s\\u00a0]+(\\d{4}))?(?![\\d,])`, 'giu'),
    ([name = '', day, year]) => dateOf(day, String(monthOf(name)), year),
  ],
  [new RegExp(`(?<![a-z])(${MONTH})[\\s\\u00a0,]+(\\d{4})(?!\\d)`, 'giu'), ([name = '', year]) => `${year}-${two(String(monthOf(name)))}`],
];
const PHONE =
  /(?<![\d₹])(?<!\d[,.])(?:\+?91[-\s])?(?:(?:1[89]\d{2}|0\d{2,4})[-\s]\d{2,8}(?:[-\s]\d{2,6})*|[6-9]\d{4}[-\s]\d{5}|\d{10,13})(?!\d|,\d)/g;

const two = (digits: string) => digits.padStart(2, '0');

function dateOf(day = '', month = '', year?: string): string | undefined {
  const [days, months] = [Number(day), Number(month)];
  if (days < 1 || days > 31 || months < 1 || months > 12) return undefined;
  return `${year ?? '-'}-${two(month)}-${two(day)}`;
}

/** Replaces digits of every script by 0 to 9, without changing the length. */
function plainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    if (digit.length > 1) return digit;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCharCode(digit.charCodeAt(0) - value - 1))) value += 1;
    return String(value);
  });
}

const MAY_HAVE_NUMBER = new RegExp(`\\p{Nd}|${MULTIPLIER}`, 'iu');

/** @param text plain text, parsed line by line */
export function numbersIn(text: string): TextNumber[] {
  const found: TextNumber[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (found.length >= MAX_NUMBERS) break;
    if (MAY_HAVE_NUMBER.test(line)) {
      for (const number of numbersOfLine(line)) found.push({ ...number, at: number.at + start, end: number.end + start });
    }
    start += line.length + 1;
  }
  return found;
}

function numbersOfLine(text: string): TextNumber[] {
  let rest = plainDigits(text);
  const found: TextNumber[] = [];
  const take = (pattern: RegExp, unit: string, readValue: (groups: string[]) => string | undefined) => {
    rest = rest.replace(pattern, (match, ...more) => {
      const at = more.find((one) => typeof one === 'number') as number;
      const value = readValue(more.slice(0, more.indexOf(at)) as string[]);
      if (value === undefined) return match;
      found.push({ value, unit, shown: text.slice(at, at + match.length).trim(), at, end: at + match.length });
      return '\n'.repeat(match.length);
    });
  };
  for (const [pattern, readValue] of DATES) take(pattern, 'date', readValue);
  rest = rest.replace(PHONE, (match, at: number) => {
    found.push({ value: phoneDigits(match), unit: 'phone', shown: text.slice(at, at + match.length), at, end: at + match.length });
    return '\n'.repeat(match.length);
  });
  const amounts = [
    ...amountsIn(rest, NUMBER, ({ amount = '' }) => Number(amount.replace(/[^\d.]/g, ''))),
    ...amountsIn(rest, WORDS, ({ word = '' }) => WORD_VALUES[word.toLowerCase()] ?? Number.NaN),
  ];
  return [...found, ...shareUnits(amounts, rest).map((one) => ({ ...one, shown: text.slice(one.at, one.end).trim() }))].sort(
    (a, b) => a.at - b.at,
  );
}

/** Removes country code and trunk zero. */
function phoneDigits(written: string): string {
  const digits = written.replace(/\D/g, '');
  return digits.length > 10 ? digits.replace(/^(?:91(?=\d{10}$)|0)/, '') : digits.replace(/^0/, '');
}

type Amount = Omit<TextNumber, 'shown'> & { isMultiplied: boolean };

function amountsIn(text: string, pattern: RegExp, readValue: (groups: Record<string, string>) => number): Amount[] {
  const amounts: Amount[] = [];
  for (const match of text.matchAll(pattern)) {
    const groups = match.groups as Record<string, string>;
    const end = match.index + match[0].length;
    const [times = 1] = MULTIPLIERS.find(([, words]) => groups.times && new RegExp(`^(?:${words})$`, 'i').test(groups.times)) ?? [];
    const value = Math.round(readValue(groups) * times * 1_000) / 1_000;
    if (!Number.isFinite(value)) continue;
    const unit = unitAt(text, match.index, end);
    const isMoney = groups.money !== undefined;
    amounts.push({
      value: String(value),
      unit: isMoney ? 'money' : unit.name,
      at: match.index,
      end: isMoney ? end : unit.end,
      isMultiplied: groups.times !== undefined,
    });
  }
  return amounts.sort((a, b) => a.at - b.at);
}

function unitAt(text: string, at: number, end: number): { name: string; end: number } {
  for (const [name, pattern] of AFTER) {
    pattern.lastIndex = end;
    if (pattern.test(text)) return { name, end: pattern.lastIndex };
  }
  if (CLASS_BEFORE.test(text.slice(Math.max(0, at - 12), at))) return { name: 'class', end };
  const [, word = ''] = /^[ \u00a0-]*(\p{L}[\p{L}\p{M}]*)/u.exec(text.slice(end, end + 40)) ?? [];
  const plain = word.toLowerCase().replace(/(?<=[a-z]{3})s$/, '');
  return { name: plain && !EMPTY_WORDS.has(plain) ? `word:${plain}` : '', end };
}

/** Gives both ends of a range the same unit: `18 to 40 years`, `₹1–2 lakh`. */
function shareUnits(amounts: Amount[], text: string): Amount[] {
  const shared = [...amounts];
  for (let index = shared.length - 2; index >= 0; index -= 1) {
    const [one, next] = [shared[index] as Amount, shared[index + 1] as Amount];
    if (!RANGE.test(text.slice(one.end, next.at))) continue;
    const isOfNext = next.isMultiplied && !one.isMultiplied && Number(one.value) < TELLING;
    const times = isOfNext ? timesOf(text.slice(next.at, next.end)) : 1;
    shared[index] = { ...one, unit: isUnsaid(one.unit) ? next.unit : one.unit, value: String(Number(one.value) * times) };
    if (isUnsaid(next.unit) && one.unit === 'money') shared[index + 1] = { ...next, unit: one.unit };
  }
  return shared;
}

function timesOf(written: string): number {
  return MULTIPLIERS.find(([, words]) => new RegExp(`(?:${words})`, 'i').test(written))?.[0] ?? 1;
}

const isUnsaid = (unit: string) => unit === '' || unit.startsWith('word:');

/** Whether the units are equal, or one is unknown. */
export function isComparable(a: Counted, b: Counted): boolean {
  if (a.unit === 'date' || b.unit === 'date') return a.unit === b.unit;
  return a.unit === b.unit || isUnsaid(a.unit) || isUnsaid(b.unit);
}

/** Whether two numbers are the same. Small ones must also have the same unit, or they would match everywhere. */
export function isSameNumber(a: Counted, b: Counted): boolean {
  if (a.unit === 'date' && b.unit === 'date') return isSameDate(a.value, b.value);
  if (a.value !== b.value || !isComparable(a, b)) return false;
  return (a.unit === b.unit && a.unit !== '') || isTelling(a);
}

/** Whether the number is distinctive without its unit. */
export function isTelling({ value, unit }: Counted): boolean {
  return unit === 'date' || unit === 'phone' || Number(value) >= TELLING;
}

/** A date without a year matches any year. */
function isSameDate(a: string, b: string): boolean {
  return a === b || ((a.startsWith('-') || b.startsWith('-')) && a.slice(-6) === b.slice(-6));
}
