/** Unit words in the languages of the site. The text after a number is checked before the text in front of it. */

/** Names and abbreviations; `\u093c` is the nukta of Devanagari, which many omit. */
const UNITS: readonly [string, string][] = [
  ['money', String.raw`rupees?|rs\b|/-|रुपये|रुपए|रुपयों|रुपया|रु\.?|रू\.?|રૂપિયા|રૂપિયો|રૂ\.?`],
  ['percent', String.raw`%|per\s?cent|प्रतिशत|फ\u093c?ीसदी|%|ટકા`],
  ['year', String.raw`years?|yrs?\b|वर्षों|वर्ष|सालों|साल|બરસ|વર્ષો|વર્ષ`],
  ['month', 'months?|महीनों|महीने|महीना|माह|મહિના|મહિનો|માસ'],
  ['week', 'weeks?|हफ\u093c?्तों|हफ\u093c?्ते|हफ\u093c?्ता|सप्ताह|અઠવાડિયાં|અઠવાડિયા|અઠવાડિયું'],
  ['day', String.raw`(?:working\s)?days?|दिनों|दिन|દિવસો|દિવસ`],
  ['hour', String.raw`hours?|hrs?\b|घंटों|घंटे|घंटा|કલાક`],
  ['hectare', String.raw`hectares?|ha\b|हेक्टेयर|હેક્ટર`],
  ['acre', 'acres?|एकड\u093c?|એકર'],
  ['kg', String.raw`kgs?\b|kilograms?|kilos?\b|किलोग्राम|किलो|કિલોગ્રામ|કિલો`],
  ['litre', 'lit(?:re|er)s?|लीटर|લિટર'],
  ['km', String.raw`kms?\b|kilomet(?:re|er)s?|किलोमीटर|किमी|કિલોમીટર|કિમી`],
  ['class', String.raw`(?:th|st|nd|rd)\s+(?:class|standard)|वीं\s+कक्षा|મું\s+ધોરણ`],
  ['child', 'child(?:ren)?|daughters?|sons?|बच्चों|बच्चे|बच्चा|बेटियों|बेटियाँ|बेटी|બાળકો|બાળક|દીકરીઓ|દીકરી'],
  ['member', 'members?|सदस्यों|सदस्य|સભ્યો|સભ્ય'],
  ['instalment', String.raw`(?:equal\s)?instal?lments?|(?:बराबर\s)?किस्तों|(?:बराबर\s)?किस्तें|किस्त|હપ્તામાં|હપ્તાઓ|હપ્તા|હપ્તો`],
  ['photo', 'photo(?:graph)?s?|फ\u093c?ोटो|ફોટા|ફોટો'],
  ['unit', 'units?|यूनिट|યુનિટ'],
  ['kb', String.raw`kb\b|केबी`],
];

export const AFTER = UNITS.map(([unit, words]) => [unit, new RegExp(`[\\s\\u00a0-]*(?:${words})(?![a-z])`, 'iy')] as const);
export const MONEY_BEFORE = String.raw`₹|rs\.?|inr|रुपये|रु\.?|रू\.?|રૂપિયા|રૂ\.?`;
export const CLASS_BEFORE = /(?:class|standard|std\.?|कक्षा|ધોરણ)[\s-]*$/i;

export const MULTIPLIERS: readonly [number, string][] = [
  [1_000, 'thousand|हज\u093c?ार|હજાર'],
  [100_000, 'lakhs?|lacs?|लाख|લાખ'],
  [10_000_000, 'crores?|करोड\u093c?|કરોડ'],
];

/** Number words, which count only before a multiplier. */
export const WORD_VALUES: Record<string, number> = {
  ...{ half: 0.5, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{
    आधा: 0.5,
    एक: 1,
    डेढ: 1.5,
    'डेढ\u093c': 1.5,
    दो: 2,
    ढाई: 2.5,
    तीन: 3,
    चार: 4,
    पाँच: 5,
    पांच: 5,
    छह: 6,
    छः: 6,
    सात: 7,
    आठ: 8,
    नौ: 9,
    दस: 10,
  },
  ...{ અડધો: 0.5, એક: 1, દોઢ: 1.5, બે: 2, અઢી: 2.5, ત્રણ: 3, ચાર: 4, પાંચ: 5, છ: 6, સાત: 7, આઠ: 8, નવ: 9, દસ: 10 },
};

const MONTHS: readonly string[] = [
  'january|jan|जनवरी|જાન્યુઆરી',
  'february|feb|फ\u093c?रवरी|ફેબ્રુઆરી',
  'march|mar|मार्च|માર્ચ',
  'april|apr|अप्रैल|એપ્રિલ',
  'may|मई|મે',
  'june|jun|जून|જૂન',
  'july|jul|जुलाई|જુલાઈ',
  'august|aug|अगस्त|ઑગસ્ટ|ઓગસ્ટ',
  'september|sept|sep|सितंबर|सितम्बर|સપ્ટેમ્બર',
  'october|oct|अक्टूबर|अक्तूबर|ઑક્ટોબર|ઓક્ટોબર',
  'november|nov|नवंबर|नवम्बर|નવેમ્બર',
  'december|dec|दिसंबर|दिसम्बर|ડિસેમ્બર',
];
export const MONTH = `(?:${MONTHS.join('|')})(?![a-z])`;

/** 1 to 12. */
export function monthOf(name: string): number {
  return MONTHS.findIndex((words) => new RegExp(`^(?:${words})$`, 'i').test(name)) + 1;
}

/** The text between the ends of a range. */
export const RANGE = /^[\s\u00a0]*(?:[-–—]|to|and|or|से|और|या|थી|થી|અને|કે)[\s\u00a0]*(?:₹|rs\.?[\s\u00a0]*)?$/i;
/** Words that are no unit. */
export const EMPTY_WORDS = new Set([
  'and',
  'or',
  'to',
  'of',
  'in',
  'on',
  'a',
  'an',
  'the',
  'is',
  'are',
  'for',
  'from',
  'per',
  'at',
  'by',
  'से',
  'और',
  'या',
  'का',
  'की',
  'के',
  'में',
  'थी',
  'થી',
  'અને',
  'કે',
  'ની',
  'નો',
  'માં',
]);
