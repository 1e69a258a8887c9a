/** Maps the headings that people and other programs use to our columns. */
import { LANGUAGE_TABLE, LANGUAGES, type Language, languageInEnglish, SOURCE_LANGUAGE, TRANSLATIONS } from '../languages.ts';
import { oneForm } from '../plain-text.ts';
import { COLUMNS, EXPORT_COLUMNS, TRANSLATION_CELLS } from './columns.ts';

/** Alternative names. Only unambiguous ones. */
const OTHER_NAMES: Record<string, string[]> = {
  slug: ['scheme slug'],
  name: [
    'scheme name',
    'name of scheme',
    'name of the scheme',
    'scheme title',
    'title',
    'scheme',
    'yojana name',
    'योजना का नाम',
    'योजना',
    'योजना नाम',
    'नाम',
    'યોજનાનું નામ',
    'યોજના નું નામ',
    'યોજના',
    'નામ',
  ],
  acronym: ['short title', 'short name', 'abbreviation', 'short form', 'संक्षिप्त नाम', 'ટૂંકું નામ'],
  status: ['publication status'],
  categories: ['category', 'scheme category', 'श्रेणी', 'वर्ग', 'શ્રેણી', 'કેટેગરી'],
  level: ['scheme level', 'government level', 'स्तर', 'સ્તર'],
  states: [
    'state',
    'beneficiary states',
    'beneficiary state',
    'state name',
    'name of state',
    'name of the state',
    'state ut',
    'states uts',
    'state or ut',
    'state union territory',
    'applicable states',
    'राज्य',
    'राज्य का नाम',
    'राज्यों',
    'રાજ્ય',
    'રાજ્યનું નામ',
  ],
  department: [
    'ministry',
    'department name',
    'ministry department',
    'nodal ministry',
    'nodal department',
    'implementing department',
    'name of department',
    'name of ministry',
    'विभाग',
    'मंत्रालय',
    'विभाग का नाम',
    'વિભાગ',
    'મંત્રાલય',
  ],
  summary: ['brief', 'seo description', 'short description', 'brief description', 'in short', 'सारांश', 'संक्षेप', 'સારાંશ'],
  description: [
    'details',
    'scheme description',
    'scheme details',
    'detailed description',
    'about',
    'about the scheme',
    'विवरण',
    'योजना का विवरण',
    'વિગત',
    'વિગતો',
    'વર્ણન',
  ],
  eligibility: [
    'eligibility criteria',
    'eligibility conditions',
    'who can apply',
    'who is eligible',
    'पात्रता',
    'पात्रता मानदंड',
    'योग्यता',
    'कौन आवेदन कर सकता है',
    'પાત્રતા',
    'પાત્રતાના માપદંડ',
    'યોગ્યતા',
  ],
  benefits: ['benefit', 'scheme benefits', 'what you get', 'benefits of the scheme', 'लाभ', 'फायदे', 'योजना के लाभ', 'લાભ', 'લાભો', 'ફાયદા'],
  documents: [
    'documents required',
    'required documents',
    'document',
    'document required',
    'papers required',
    'दस्तावेज',
    'दस्तावेज़',
    'आवश्यक दस्तावेज',
    'आवश्यक दस्तावेज़',
    'जरूरी दस्तावेज',
    'ज़रूरी दस्तावेज़',
    'દસ્તાવેજ',
    'દસ્તાવેજો',
    'જરૂરી દસ્તાવેજો',
  ],
  applicationProcess: [
    'how to apply',
    'application procedure',
    'process of application',
    'procedure to apply',
    'steps to apply',
    'application steps',
    'application process steps',
    'आवेदन प्रक्रिया',
    'आवेदन कैसे करें',
    'आवेदन की प्रक्रिया',
    'અરજી પ્રક્રિયા',
    'અરજી કેવી રીતે કરવી',
  ],
  afterApplying: ['after you apply', 'what happens next'],
  keywords: ['tags', 'keyword', 'tag', 'search words', 'कीवर्ड', 'કીવર્ડ'],
  url: [
    'official url',
    'official website',
    'official link',
    'official site',
    'website',
    'website url',
    'website link',
    'portal',
    'आधिकारिक वेबसाइट',
    'वेबसाइट',
    'સત્તાવાર વેબસાઇટ',
    'વેબસાઇટ',
  ],
  applyOnline: ['online application link', 'apply link', 'application link', 'apply online link', 'online form link'],
  applyOffice: ['where to apply', 'application office'],
  applyAtCsc: ['csc', 'apply at csc'],
  fee: ['fees', 'application fee', 'शुल्क', 'फीस', 'ફી'],
  helpline: [
    'helpline number',
    'help line',
    'toll free number',
    'toll free',
    'phone',
    'contact number',
    'हेल्पलाइन',
    'हेल्पलाइन नंबर',
    'હેલ્પલાઇન',
  ],
  helplineHours: ['helpline timing', 'helpline timings'],
  opensOn: ['start date', 'opening date', 'application start date', 'open date', 'प्रारंभ तिथि', 'શરૂઆતની તારીખ'],
  closesOn: [
    'last date',
    'closing date',
    'end date',
    'last date to apply',
    'last date of application',
    'application last date',
    'deadline',
    'अंतिम तिथि',
    'आखिरी तारीख',
    'છેલ્લી તારીખ',
  ],
  reviewBy: ['review date'],
  sources: ['source url', 'source', 'source link', 'स्रोत', 'સ્ત્રોત'],
  note: ['notes', 'internal note', 'remarks', 'remark', 'टिप्पणी', 'નોંધ'],
};

/** Columns of other programs that are not about the scheme itself. */
const IGNORED = [
  'id',
  'src',
  'full',
  'createdOn',
  'updatedOn',
  'version',
  's no',
  'sno',
  'sr no',
  'srno',
  'sl no',
  'slno',
  'si no',
  'serial no',
  'serial number',
  'serial',
  'no',
  'क्रम',
  'क्रमांक',
  'क्रम संख्या',
  'क्र सं',
  'ક્રમ',
  'અનુક્રમ નંબર',
];

/** Other spellings of a language's own name. */
const OTHER_SPELLINGS: Partial<Record<Language, string>> = { hi: 'हिंदी' };

/** Lower case words: `schemeName`, `Scheme_Name *` and `scheme name` are equal. */
function foldHeading(heading: string): string {
  return oneForm(heading)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** How a heading names its language: in English, by its code, or by its own name. */
const LANGUAGE_WORDS = LANGUAGES.map((language): [Language, RegExp] => {
  const english = `${foldHeading(languageInEnglish(language))}|${language}`;
  const own = [LANGUAGE_TABLE[language].name, OTHER_SPELLINGS[language]].flatMap((name) => (name ? foldHeading(name) : []));
  return [language, new RegExp(`\\b(?:in )?(?:${english})\\b|${own.join('|')}`, 'u')];
});

const BY_FOLDED = new Map<string, string>([
  ...Object.entries(OTHER_NAMES).flatMap(([column, names]) => names.map((name) => [foldHeading(name), column] as const)),
  ...EXPORT_COLUMNS.map((column) => [foldHeading(column), column] as const),
]);
const FOLDED_IGNORED = new Set(IGNORED.map(foldHeading));
const TRANSLATED_CELLS = new Set(TRANSLATION_CELLS.map(({ cell }) => cell));

/** Our column for a heading; undefined for an unknown one. */
export function columnOf(heading: string): string | undefined {
  const known = (words: string) => BY_FOLDED.get(foldHeading(words));
  // Text in brackets is a language, or an explanation: "State (if any)".
  return known(heading) ?? columnInLanguage(foldHeading(heading)) ?? known(heading.replace(/\([^()]*\)/g, ' '));
}

/** "Scheme Name (Hindi)", "name_hi": the column of a translation. */
function columnInLanguage(words: string): string | undefined {
  for (const [language, pattern] of LANGUAGE_WORDS) {
    if (!pattern.test(words)) continue;
    const column = BY_FOLDED.get(words.replace(pattern, ' ').replace(/\s+/g, ' ').trim());
    if (column === undefined || language === SOURCE_LANGUAGE) return column;
    const cell = `${language}_${column}`;
    return TRANSLATED_CELLS.has(cell) ? cell : undefined;
  }
  return undefined;
}

/** Whether a heading is known to be irrelevant. */
export function isIgnored(heading: string): boolean {
  return FOLDED_IGNORED.has(foldHeading(heading)) || !/[\p{L}\p{N}]/u.test(heading);
}

/** One sentence about all unknown headings. */
export function unknownHeadings(headings: readonly string[]): string {
  const names = headings.map((heading) => `“${heading.slice(0, 60)}”`).join(', ');
  const one = headings.length === 1;
  const languages = TRANSLATIONS.map((language) => `${language}_`).join(' or ');
  return `Unknown column${one ? '' : 's'}: ${names}. ${one ? 'It is' : 'They are'} left out. Rename ${one ? 'it' : 'them'} to one of the known columns: ${COLUMNS.join(', ')}; with ${languages} before it a translation.`;
}
