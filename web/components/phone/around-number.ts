/** Decides by the surrounding text whether a number is a telephone number. */

/** Words about calling, in the site's languages. */
const CALLING =
  '\\b(?:call|dial|phone|telephone|ring|helplines?|hotline|toll[- ]free|childline|elder ?line|whatsapp|call cent(?:re|er))\\b|' +
  // As whole words: कॉलेज is not a call.
  '(?:फ़ोन|फोन|टेलीफोन|कॉल|डायल|हेल्पलाइन|हेल्प लाइन|टोल[- ]?फ्री|चाइल्डलाइन|एल्डरलाइन|व्हाट्सऐप|व्हाट्सएप|' +
  'ફોન|ટેલિફોન|કૉલ|કોલ|ડાયલ|હેલ્પલાઇન|હેલ્પલાઈન|ટોલ[- ]?ફ્રી|ચાઇલ્ડલાઇન|એલ્ડરલાઇન|વૉટ્સઍપ|વોટ્સએપ)(?![\\p{L}\\p{M}])';
const CALLED_BEFORE = new RegExp(`(?:${CALLING})([^\\d.!?।;]{0,30})$`, 'iu');
const CALLED_AFTER = new RegExp(`^(?:[^\\d.!?।;,]{0,25}?(?:${CALLING})|\\s*(?:पर|પર) (?:पूछ|પૂછ))`, 'iu');
/** Marks the number of something else after a word about calling. */
const OTHER_THING = /\b(?:section|rule|form|class|page|article|act|scheme|room)\b|धारा|नियम|कक्षा|फॉर्म|अनुच्छेद|કલમ|ધોરણ|ફોર્મ|નિયમ/iu;

/** Well-known numbers, for which `112 पर` suffices. */
const KNOWN = /^(?:10[0128]|112|181|109[18]|1906|1930|14555|14567|155261)$/;
const AT_NUMBER = /^\s*(?:पर|પર)(?![\p{L}\p{M}])/u;

export function isBesideCalling(before: string, after: string, digits: string): boolean {
  if (KNOWN.test(digits) && AT_NUMBER.test(after)) return true;
  const called = CALLED_BEFORE.exec(before.slice(-60));
  return (called !== null && !OTHER_THING.test(called[1] ?? '')) || CALLED_AFTER.test(after.slice(0, 45));
}

const MONEY = /(?:[₹$]|\bRs\.?|\bINR|रु\.?|रुपये|રૂ\.?)\s*$/iu;
/** A digit after `1,20,` or `2025-` continues an amount or a year; a comma or slash may also separate two telephone numbers. */
const CONTINUES_BEFORE = /(?:\d[.-]|(?<!\d\d)\d[,/]|[@#=&])$/u;
const CONTINUES_AFTER = /^(?:[.-]\d|[,/]\d{1,2}(?!\d)|,\d{2},|%)/u;

/** An amount, a date, or part of a longer number. */
export function isPartOfNumber(before: string, after: string): boolean {
  return MONEY.test(before) || CONTINUES_BEFORE.test(before) || CONTINUES_AFTER.test(after);
}

const IDENTIFIED =
  /(?:\baccount|\ba\/c|\breference|\bregistration|\bapplication|\benrol?ment|\breceipt|\binvoice|\baadhaar|\bfile|\border|\bPRID|खाता|आवेदन|पंजीकरण|आधार|ખાતા|અરજી|આધાર)\s*(?:no\b\.?|number|id|नंबर|संख्या|નંબર)?[.:\s]*$/iu;

/** The number of an account, form or order. */
export function isIdentifier(before: string): boolean {
  return IDENTIFIED.test(before.slice(-40));
}

const UNIT =
  /^[\s-]*(?:per ?cent|days?|years?|months?|hours?|weeks?|minutes?|people|persons?|families|villages|districts|rupees|lakh|crore|thousand|km|kg|hectares?|acres?|sq|square|litres?|marks|units?|schemes?|दिन|साल|वर्ष|महीन|घंट|मिनट|रुप|लाख|करोड़|हज़ार|हजार|एकड़|हेक्टेयर|किमी|किलो|यूनिट|लोग|व्यक्ति|परिवार|गाँव|गांव|ज़िल|जिल|अंक|प्रतिशत|દિવસ|વર્ષ|મહિના|કલાક|મિનિટ|રૂપિ|લાખ|કરોડ|હજાર|એકર|હેક્ટર|કિમી|કિલો|યુનિટ|લોકો|પરિવાર|ગામ|જિલ્લા|ટકા)/iu;
const YEAR = /^1[89]\d\d$/;
const OF_A_YEAR = /\b(?:of|in|since|from|by|until|till|year|Act,?)\s*$/iu;
const IN_A_YEAR = /^\s*(?:में|से|के|की|का|માં|થી|ના|ની|નો)(?!\p{L})/u;

/** A count of days, people or rupees, or a year. */
export function isCounted(before: string, after: string, digits: string): boolean {
  return UNIT.test(after) || (YEAR.test(digits) && (OF_A_YEAR.test(before) || IN_A_YEAR.test(after)));
}

/** `181, 1091 or 112`; `181 (women) and 1098`. */
const JOIN = /^\s*(?:\([^()\d]{1,30}\))?\s*(?:[,/&]|or|and|to|या|और|व|तथा|से|કે|અને|થી)?\s*(?:or|and|या|और|કે|અને)?\s*$/iu;

export function isJoined(between: string): boolean {
  return JOIN.test(between);
}
