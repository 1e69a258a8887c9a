/** Reads a person's age and family relation, so that a mother of 72 is treated as an old person rather than one who gives birth. */

import { keyOf } from '../words/tokenise.ts';
import type { QueryWord } from './query-words.ts';

const words = (text: string) => new Set(text.trim().split(/\s+/));

const YEARS = words('year years yr yrs saal sal saala saali varsh varas varsh varshe साल वर्ष बरस वर्षीय વર્ષ વરસ વર્ષની વર્ષના');
const AGE = words('age aged umar umr umra ayu aayu aged उम्र उमर आयु ઉંમર ઉમર વય वय');
const OLD = words('old ka ki ke का की के ની નો ના');
/** A number with one of these units is not an age, even after `mother`. */
const OTHER_UNITS = words(`
  month months mahine mahina mahino week day days din lakh lakhs hazar hajar thousand rupees rupaye rs crore percent acre acres bigha hectare kg litre
  class std standard kaksha lac km number no th महीने महीना दिन लाख हजार रुपये एकड़ बीघा कक्षा મહિના લાખ હજાર રૂપિયા વીઘા ધોરણ`);
const PARENTS = words(`
  mother mothers mom mum mummy mommy maa ma mata mataji amma aai ammi father fathers dad daddy papa pita pitaji baba bapu abba appa parents
  mother-in-law saas sasur grandmother grandfather grandma grandpa dadi dada nani nana dadaji dadiji nanaji naniji uncle aunt chacha chachi
  tau mausi bua मां माँ माता माताजी मम्मी अम्मा पिता पिताजी पापा बाबा बाप दादी दादा नानी नाना सास ससुर चाचा चाची आई वडील મા માતા મમ્મી બા
  પિતા પપ્પા બાપુ દાદા દાદી નાના નાની સાસુ સસરા`);
const OTHER_KIN = words(`
  husband wife pati patni biwi brother sister bhai behan bahan son daughter beta beti bete putra putri girl boy ladka ladki child bachcha baccha
  bachi पति पत्नी भाई बहन बेटा बेटी बेटे पुत्र पुत्री लड़का लड़की बच्चा बच्ची પતિ પત્ની ભાઈ બહેન દીકરો દીકરી પુત્ર પુત્રી છોકરો છોકરી બાળક`);
const POSSESSIVES = words('my our mera meri mere hamari hamara hamare मेरी मेरा मेरे हमारी हमारे મારી મારા મારો અમારી amari mari mara');
const SONS = words('son beta bete putra boy ladka child bachcha baccha बेटा बेटे पुत्र लड़का बच्चा દીકરો પુત્ર છોકરો બાળક');
const YOUNGEST_PARENT = 35;
const OLDEST = 115;
const SENIOR = 60;
const GROWN_UP = 18;
/** A number of up to three digits, with or without a word for years: `72`, `72yrs`. */
const NUMBER = /^(\d{1,3})(?:yrs?|years?|saal|y)?$/;

export type ReadAge = { words: QueryWord[]; age: number | null };

export function readAge(typed: QueryWord[]): ReadAge {
  const at = typed.findIndex((_, index) => isAge(typed, index));
  if (at < 0) return { words: withoutOwnParents(typed), age: null };
  const age = numberAt(typed, at) as number;
  const belongs = (index: number) =>
    index === at || YEARS.has(wordAt(typed, index)) || AGE.has(wordAt(typed, index)) || isOld(typed, index);
  const isParent = age >= YOUNGEST_PARENT ? (word: string) => PARENTS.has(word) : () => false;
  const read = typed.flatMap((word, index) => {
    if (index === at && age >= SENIOR) return OLD_AGE;
    if (belongs(index)) return [];
    if (age >= GROWN_UP && SONS.has(word.word)) return age < YOUNGEST_PARENT ? [YOUTH] : [{ ...word, filler: true }];
    return isParent(word.word) ? [{ ...word, filler: true }] : [word];
  });
  return { words: read.some(({ filler }) => !filler) ? read : typed, age };
}

/** The words of the lexicon that are searched instead. */
const OLD_AGE = ['old', 'age'].map(telling);
const YOUTH = telling('youth');

function telling(word: string): QueryWord {
  return { word, key: keyOf(word), filler: false };
}

function isAge(typed: QueryWord[], at: number): boolean {
  const age = numberAt(typed, at);
  if (age === null || age > OLDEST) return false;
  const next = wordAt(typed, at + 1);
  if (YEARS.has(next) || !/^\d+$/.test(wordAt(typed, at))) return true;
  if (OTHER_UNITS.has(next)) return false;
  const before = typed.slice(0, at).findLast((word) => !word.filler || AGE.has(word.word))?.word ?? '';
  if (AGE.has(before)) return true;
  return PARENTS.has(before) ? age >= YOUNGEST_PARENT : OTHER_KIN.has(before) && age > 0;
}

function isOld(typed: QueryWord[], at: number): boolean {
  return OLD.has(wordAt(typed, at)) && YEARS.has(wordAt(typed, at - 1));
}

function numberAt(typed: QueryWord[], at: number): number | null {
  const number = NUMBER.exec(wordAt(typed, at))?.[1];
  return number === undefined ? null : Number(number);
}

function wordAt(typed: QueryWord[], at: number): string {
  return typed[at]?.word ?? '';
}

/** `meri maa vidhwa hai` asks for a widow: the speaker's own mother or father only says whose need it is. */
function withoutOwnParents(typed: QueryWord[]): QueryWord[] {
  const read = typed.map((word, at) =>
    PARENTS.has(word.word) && POSSESSIVES.has(wordAt(typed, at - 1)) ? { ...word, filler: true } : word,
  );
  return read.some(({ filler }) => !filler) ? read : typed;
}
