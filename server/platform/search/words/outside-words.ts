/**
 * What people type into any search box and no directory of India's schemes answers: other countries, results of exams, a bride, a
 * recharge, tickets, cricket. A search with one of these is not answered by what stands near its other words. One phrase a line.
 */
import { tokenise } from './tokenise.ts';

const COUNTRIES = `nepal bangladesh pakistan srilanka bhutan myanmar afghanistan maldives china america usa canada australia england britain dubai saudi qatar
  kuwait oman russia ukraine germany france japan singapore malaysia nigeria kenya philippines indonesia israel iran
  नेपाल बांग्लादेश पाकिस्तान श्रीलंका भूटान म्यांमार अफगानिस्तान चीन अमेरिका कनाडा ऑस्ट्रेलिया इंग्लैंड दुबई सऊदी रूस जापान
  નેપાળ બાંગ્લાદેશ પાકિસ્તાન શ્રીલંકા ભૂટાન ચીન અમેરિકા કેનેડા ઓસ્ટ્રેલિયા ઇંગ્લેન્ડ દુબઈ સાઉદી રશિયા જાપાન`;

const PHRASES = `
  sri lanka
  exam result
  board result
  result
  results
  admit card
  hall ticket
  answer key
  cut off
  cutoff
  merit list
  question paper
  exam date
  syllabus
  रिजल्ट
  परिणाम
  प्रवेश पत्र
  एडमिट कार्ड
  रिज़ल्ट
  रीजल्ट
  પરિણામ
  રિઝલ્ટ
  હોલ ટિકિટ
  ladki chahiye
  ladka chahiye
  dulhan
  dulha
  rishta
  patni chahiye
  wife chahiye
  need wife
  want wife
  find bride
  need bride
  bride wanted
  bride for marriage
  girl for marriage
  groom wanted
  find groom
  matrimony
  matrimonial
  shadi com
  girlfriend
  boyfriend
  लड़की चाहिए
  लड़का चाहिए
  दुल्हन
  पत्नी चाहिए
  रिश्ता
  गर्लफ्रेंड
  છોકરી જોઈએ
  કન્યા જોઈએ
  recharge
  रिचार्ज
  रीचार्ज
  રિચાર્જ
  free data
  free internet
  फ्री डाटा
  lottery
  लॉटरी
  લોટરી
  kbc
  lucky draw
  cricket
  ipl
  score
  match
  क्रिकेट
  ક્રિકેટ
  movie
  movies
  song
  songs
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
  whatsapp
  instagram
  facebook
  youtube
  tiktok
  pubg
  recipe
  biryani
  pizza
  hotel
  amazon
  flipkart
  sarkari result
  job vacancy
  police bharti
  railway bharti
  vacancy
  recruitment
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
  skin care
  second hand
  purani car
  on rent
  for rent
  kiraye par
  किराए पर
  smartphone under
  best phone
  mobile under
  emi card
  meaning in hindi
  translate
  isro
  chandrayaan
  boyfriend
  dating
  photo editor
  screenshot
  serial
  episode
  netflix
  gym
  salon near
  restaurant
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
const countries = words(COUNTRIES);
const abroad = words(ABROAD);
const phrases = Map.groupBy(
  PHRASES.trim()
    .split('\n')
    .map((line) => tokenise(line)),
  ([first = '']) => first,
);

/** @param text as it was typed */
export function isOutside(text: string): boolean {
  const typed = tokenise(text);
  const isCountry = typed.some((word) => countries.has(word)) && !typed.some((word) => abroad.has(word));
  return (
    isCountry || typed.some((word, at) => phrases.get(word)?.some((phrase) => phrase.every((part, next) => typed[at + next] === part)))
  );
}
