/** Parses dates in many notations, if they are unambiguous. */
import { foldDigits } from '../../../contract/digits.ts';

const MONTHS = [
  'january jan जनवरी જાન્યુઆરી',
  'february feb फरवरी फ़रवरी ફેબ્રુઆરી',
  'march mar मार्च માર્ચ',
  'april apr अप्रैल એપ્રિલ',
  'may मई મે',
  'june jun जून જૂન',
  'july jul जुलाई જુલાઈ',
  'august aug अगस्त ઓગસ્ટ',
  'september sep sept सितंबर सितम्बर સપ્ટેમ્બર',
  'october oct अक्टूबर अक्तूबर ઓક્ટોબર',
  'november nov नवंबर नवम्बर નવેમ્બર',
  'december dec दिसंबर दिसम्बर ડિસેમ્બર',
].map((names) => names.split(' ').map((name) => name.normalize('NFC')));

const WANTED = 'write the day as YYYY-MM-DD, such as 2027-03-31';

/** The time that programs append to a date without a time. */
const MIDNIGHT = /,? {1,3}(?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)? ?am)$/i;

/** Converts a moment to its date in India. */
const IN_INDIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Returns YYYY-MM-DD. @throws the error that `refuse` returns */
export function dayIn(text: string, refuse: (sentence: string) => Error): string {
  const given = foldDigits(text.normalize('NFC')).trim().replace(MIDNIGHT, '');
  const wrong = () => refuse(`“${text.slice(0, 40)}” is no day that can be read: ${WANTED}`);
  const moment = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(given);
  if (moment?.[2] && !Number.isNaN(Date.parse(given))) return IN_INDIA.format(new Date(given));
  const parts = moment ? (moment[1] as string) : given;
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(parts);
  if (yearFirst) return dayOf(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3])) ?? fail(wrong);
  const yearLast = /^(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4})$/.exec(parts);
  if (yearLast) {
    const [first, second, year] = [Number(yearLast[1]), Number(yearLast[2]), Number(yearLast[3])];
    const days = new Set([dayOf(year, second, first), dayOf(year, first, second)].filter((day) => day !== undefined));
    if (days.size > 1) throw refuse(`“${text}” can be ${[...days].join(' or ')}: write the one that is meant`);
    return [...days][0] ?? fail(wrong);
  }
  return inWords(parts) ?? fail(wrong);
}

function fail(wrong: () => Error): never {
  throw wrong();
}

/** "31 March 2027", "31st of March, 2027", "March 31, 2027", "31-Mar-2027". */
function inWords(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .split(/[\s,.\-/]+/)
    .filter((word) => word && word !== 'of');
  const month = words.findIndex((word) => MONTHS.some((names) => names.includes(word)));
  if (words.length !== 3 || month < 0 || month > 1) return undefined;
  const [day, year] = words.filter((_, index) => index !== month).map((word) => (/^\d{1,4}$/.test(word) ? Number(word) : Number.NaN));
  return dayOf(year as number, MONTHS.findIndex((names) => names.includes(words[month] as string)) + 1, day as number);
}

/** Undefined for a date that does not exist. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isThat = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThat && year >= 1000 ? date.toISOString().slice(0, 10) : undefined;
}
