/**
 * What people type into any search box and no directory of India's schemes answers: other countries, results of exams, a bride, a recharge, prices,
 * tickets, cricket. One phrase a line.
 */
import { tokenise } from './tokenise.ts';

/** What countries are called besides their names in English, Hindi and Gujarati, which the platform knows. */
const OTHER_NAMES = `america usa britain england uk dubai uae srilanka burma holland
  अमेरिका ब्रिटेन इंग्लैंड दुबई સાઉદી सऊदी अमरीका બ્રિટન ઇંગ્લેન્ડ દુબઈ અમેરિકા`;
const LANGUAGES = ['en', 'hi', 'gu'];
/** Words of everyday life that are also countries: a gardener, a cow, a boy's name. */
const ALSO_WORDS = [
  'mali',
  'माली',
  'માલી',
  'jersey',
  'जर्सी',
  'જર્સી',
  'chad',
  'चाड',
  'ચાડ',
  'niger',
  'नाइजर',
  'નાઇજર',
  'jordan',
  'georgia',
  'guinea',
  'turkey',
  'chile',
];

/** A search with one of these asks for nothing a scheme gives, whatever its other words are. */
const TOPICS = `
  admit card
  airtel recharge
  answer key
  board result
  boyfriend
  bride for marriage
  bride wanted
  cut off
  cutoff
  dating
  vadhu
  var vadhu
  rishte
  ladki dekhni
  ladka dekhna
  दूल्हा
  वधू
  રિશ્તો
  વર વધૂ
  dulha
  dulhan
  exam date
  date sheet
  datesheet
  exam timetable
  exam time table
  score card
  scorecard
  exam result
  find bride
  find groom
  free data
  मुफ्त डेटा
  मुफ्त डाटा
  फ्री डेटा
  મફત ડેટા
  free recharge
  girlfriend
  groom wanted
  hall ticket
  jio recharge
  kbc
  ladka chahiye
  ladki chahiye
  lottery
  lucky draw
  matrimonial
  matrimony
  mobile recharge
  need bride
  need wife
  patni chahiye
  phone recharge
  question paper
  recharge free
  recharge plan
  result
  results
  rishta
  shadi com
  syllabus
  want wife
  wife chahiye
  एडमिट कार्ड
  गर्लफ्रेंड
  दुल्हन
  पत्नी चाहिए
  परिणाम
  प्रवेश पत्र
  फ्री डाटा
  फ्री रिचार्ज
  मोबाइल रिचार्ज
  मोबाइल रीचार्ज
  रिजल्ट
  रिज़ल्ट
  रिश्ता
  रीजल्ट
  लड़का चाहिए
  लड़की चाहिए
  लॉटरी
  કન્યા જોઈએ
  છોકરી જોઈએ
  પરિણામ
  મોબાઇલ રિચાર્જ
  રિચાર્જ મફત
  રિઝલ્ટ
  લોટરી
  હોલ ટિકિટ`;

/** Of these no scheme says anything, but the other words of the search may still be answered. */
const UNANSWERED = `
  cricket
  ipl
  क्रिकेट
  ક્રિકેટ
  movie
  movies
  gaana
  film download
  weather
  mausam
  मौसम
  હવામાન
  horoscope
  rashifal
  राशिफल
  રાશિફળ
  share price
  share market
  stock market
  bitcoin
  gold price
  gold rate
  sone ka bhav
  sona ka rate
  petrol price
  petrol rate
  diesel price
  train ticket
  flight ticket
  bus ticket
  pnr
  irctc
  tiktok
  pubg
  recipe
  biryani
  pizza
  amazon
  flipkart
  sarkari result
  dream11
  satta
  casino
  rummy
  kabaddi
  कबड्डी
  football
  lyrics
  wallpaper
  status video
  ringtone
  guitar
  hair fall
  lose weight
  weight loss
  on rent
  for rent
  kiraye par
  किराए पर
  smartphone under
  best phone
  mobile under
  meaning in hindi
  isro
  chandrayaan
  photo editor
  screenshot
  netflix
  driving licence
  driving license
  ड्राइविंग लाइसेंस
  ડ્રાઇવિંગ લાઇસન્સ
  property tax
  house tax
  stamp duty
  metro card
  fastag`;

/** Who studies abroad may have a loan from here. */
const ABROAD = `study studies studying student education padhai padhne abroad overseas foreign videsh पढ़ाई पढ़ने विदेश વિદેશ અભ્યાસ ભણવા ભણવું`;

const words = (text: string) => new Set(text.trim().split(/\s+/));
const abroad = words(ABROAD);

/** Phrases by their first word. */
type Phrases = ReadonlyMap<string, string[][]>;

function phrasesOf(lines: string): Phrases {
  const all = lines
    .trim()
    .split('\n')
    .map((line) => tokenise(line));
  return Map.groupBy(all, ([first = '']) => first);
}

/** Names of all regions of ISO 3166 but India, as the platform has them. */
function countryNames(): string {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => code !== 'IN');
  const names = LANGUAGES.flatMap((language) => {
    const region = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => region.of(code) ?? []);
  });
  const isOnlyCountry = (name: string) => !ALSO_WORDS.includes(name.toLowerCase());
  return [...names.filter(isOnlyCountry), ...words(OTHER_NAMES)].join('\n');
}

const countries = phrasesOf(countryNames());
const topics = phrasesOf(TOPICS);
const unanswered = phrasesOf(UNANSWERED);

function phrasesIn(typed: readonly string[], phrases: Phrases): string[][] {
  return typed.flatMap((word, at) => (phrases.get(word) ?? []).filter((phrase) => phrase.every((part, next) => typed[at + next] === part)));
}

/** The search is about another country, and not about studies there. @param text as it was typed */
export function isAbroad(text: string): boolean {
  const typed = tokenise(text);
  return phrasesIn(typed, countries).length > 0 && !typed.some((word) => abroad.has(word));
}

/** The search is about something no scheme answers, unless it asks for one by name. @param text as it was typed */
export function isOutside(text: string): boolean {
  return phrasesIn(tokenise(text), topics).length > 0;
}

/** The words of a search that no scheme answers, although one may mention them. @param text as it was typed */
export function unansweredWords(text: string): ReadonlySet<string> {
  return new Set(phrasesIn(tokenise(text), unanswered).flat());
}
