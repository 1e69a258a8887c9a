/** Recognises states in English, Hindi and Gujarati, by former names and by abbreviations. */
import { LANGUAGES } from '../../../contract/languages.ts';
import { oneForm } from '../../../contract/plain-text.ts';
import { resolveState, STATES, type State } from '../../../contract/states.ts';
import { MESSAGES } from '../../../messages/every-language.ts';
import { nearestTo } from './nearest.ts';

const OTHER_NAMES: Partial<Record<State, string>> = {
  'Andhra Pradesh': 'andhra, andhrapradesh, ap, आंप्र, आं प्र, ఆంధ్రప్రదేశ్, ఆంధ్ర ప్రదేశ్, आंध्रप्रदेश, आन्ध्र प्रदेश, આંધ્રપ્રદેશ',
  'Arunachal Pradesh': 'arunachal, arunachalpradesh, ar, अरुणाचल',
  Assam: 'asom, as, આસમ, অসম',
  Bihar: 'br',
  Chhattisgarh: 'chattisgarh, chhatisgarh, chhattisgadh, cg, छत्तीसगढ',
  Goa: 'ga',
  Gujarat: 'gujrat, gj',
  Haryana: 'hariyana, hr',
  'Himachal Pradesh': 'himachal, himachalpradesh, hp, हिप्र, हि प्र, हिमाचल, હિમાચલ',
  Jharkhand: 'jh',
  Karnataka: 'mysore, ka, ಕರ್ನಾಟಕ',
  Kerala: 'keralam, kl, കേരളം, केरलम, કેરલ',
  'Madhya Pradesh': 'madhyapradesh, mp, मप्र, म प्र, एमपी, एम पी, मध्यप्रदेश, મધ્યપ્રદેશ',
  Maharashtra: 'mh, maharastra',
  Manipur: 'mn',
  Meghalaya: 'ml',
  Mizoram: 'mz',
  Nagaland: 'nl, नागालैण्ड, નાગાલેન્ડ',
  Odisha: 'od, or, odissa, orrisa, ଓଡ଼ିଶା, ଓଡିଶା, ओड़िशा, उड़ीसा, ઓરિસ્સા',
  Punjab: 'panjab, pb, ਪੰਜਾਬ, पंजाब',
  Rajasthan: 'rj',
  Sikkim: 'sk',
  'Tamil Nadu': 'tamilnadu, tamil nad, madras, tn, தமிழ்நாடு, தமிழ் நாடு, तमिल नाडु, તામિલનાડુ, તામિલ નાડુ',
  Telangana: 'telengana, tg, ts, తెలంగాణ, तेलंगना, તેલંગણા',
  Tripura: 'tr, ত্রিপুরা',
  'Uttar Pradesh': 'uttarpradesh, up, united provinces, उप्र, उ प्र, यू पी, उत्तरप्रदेश, यूपी, ઉત્તરપ્રદેશ',
  Uttarakhand: 'uttrakhand, uttaranchal, uk, ua, उत्तराखण्ड, उत्तरांचल',
  'West Bengal': 'westbengal, bengal, wb, पं बंगाल, प बंगाल, পশ্চিমবঙ্গ, পশ্চিম বঙ্গ, बंगाल, पश्चिमबंगाल, બંગાળ',
  'Andaman and Nicobar Islands':
    'andaman and nicobar, andaman and nicobar island, a and n islands, a and n, andaman, an, अंडमान और निकोबार, अंडमान निकोबार, આંદામાન અને નિકોબાર',
  Chandigarh: 'ch, चण्डीगढ़',
  'Dadra and Nagar Haveli and Daman and Diu':
    'dadra and nagar haveli, daman and diu, dadra nagar haveli, daman diu, dnh, d and nh, dnhdd, dn, dd, दादरा और नगर हवेली, दादरा नगर हवेली, दमन और दीव, દાદરા અને નગર હવેલી, દમણ અને દીવ',
  Delhi: 'nct of delhi, new delhi, nct delhi, delhi nct, dl, नई दिल्ली, નવી દિલ્હી',
  'Jammu and Kashmir': 'jammu kashmir, j and k, jk, kashmir, जम्मू कश्मीर, जेके, જમ્મુ કાશ્મીર',
  Ladakh: 'la, leh ladakh',
  Lakshadweep: 'lakshdweep, laccadive islands, ld, लक्षदीप',
  Puducherry: 'pondicherry, pondichery, py, पांडिचेरी, પોંડિચેરી',
};

const WHOLE_COUNTRY =
  'all, all states/uts, all india, all over india, all states, all states and uts, all states and union territories, all indian states, every state, pan india, panindia, whole india, whole of india, whole country, entire india, entire country, across india, india, bharat, national, nationwide, nation wide, central, भारत, पूरा भारत, पूरे भारत, पूरे भारत में, संपूर्ण भारत, सम्पूर्ण भारत, अखिल भारत, अखिल भारतीय, सभी, सभी राज्य, सभी राज्यों, पूरा देश, पूरे देश, ભારત, આખું ભારત, સમગ્ર ભારત, સમગ્ર દેશ, બધા, બધા રાજ્ય, બધા રાજ્યો, તમામ રાજ્યો';

const AND = '(?:&|and|और|तथा|एवं|व|અને|તથા)';

/** A nasal before a consonant of its row, which can also be written as anusvara: `झारखण्ड`, `झारखंड`. */
const NASAL = /[ङञणनम]\u094d(?=[क-म])|[ઙઞણનમ]\u0acd(?=[ક-મ])/g;

/** Folds case, dots, hyphens, invisible characters, nukta and nasal signs, in which spellings differ. */
function fold(name: string): string {
  return oneForm(name)
    .normalize('NFD')
    .replace(/\u093c|\u0abc|\u0b3c|\u0a3c|\.|\p{Cf}/gu, '')
    .normalize('NFC')
    .replaceAll('ँ', 'ं')
    .replace(NASAL, (sign) => (sign < '\u0a00' ? 'ं' : 'ં'))
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[\s_\-–—]+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim()
    .replace(new RegExp(` ${AND} `, 'gu'), ' and ')
    .replace(/^(?:the )?(?:(?:state|government|govt|ut|union territory) of )+/, '')
    .replace(/^in (?=[a-z]{2}$)/, '')
    .replace(/ \((?:state|ut|union territory|all districts)\)$/, '')
    .replace(/ (?:state|ut|union territory|govt|government|राज्य|सरकार|शासन|રાજ્ય|સરકાર)$/, '');
}

const BY_NAME = new Map<string, State>(
  STATES.flatMap((state) => [
    ...LANGUAGES.map((language) => [fold(MESSAGES[language].states[state] ?? state), state] as const),
    [fold(state), state] as const,
    ...(OTHER_NAMES[state]?.split(',') ?? []).map((name) => [fold(name), state] as const),
  ]),
);
const COUNTRY = new Set(WHOLE_COUNTRY.split(',').map(fold));

/** The states of a cell; an empty list means all of India. @throws the error that `refuse` returns */
export function statesIn(parts: readonly string[], refuse: (sentence: string) => Error): string[] {
  const names = parts.flatMap((part) => (COUNTRY.has(fold(part)) ? [part] : part.split(/[;,|/\n•]/))).flatMap((part) => part.trim() || []);
  const found = names.flatMap((name) => (COUNTRY.has(fold(name)) ? [''] : namedTogether(name, refuse)));
  const states = [...new Set(found.filter(Boolean))];
  if (states.length > 0 && found.includes('')) throw refuse(`says both all of India and ${states.join(', ')}: leave one of them`);
  return states;
}

/** "Goa and Punjab" are two, "Jammu and Kashmir" is one. */
function namedTogether(name: string, refuse: (sentence: string) => Error): State[] {
  const words = fold(name).split(' and ');
  const written = name.split(new RegExp(`\\s+${AND}\\s+`, 'u'));
  const states: State[] = [];
  for (let from = 0; from < words.length; ) {
    let length = words.length - from;
    while (length > 0 && !stateOf(words.slice(from, from + length).join(' and '))) length -= 1;
    if (length === 0) throw refuse(unknownState(written.length === words.length ? (written[from] as string) : name));
    states.push(stateOf(words.slice(from, from + length).join(' and ')) as State);
    from += length;
  }
  return states;
}

const stateOf = (folded: string) => BY_NAME.get(folded) ?? resolveState(folded);

function unknownState(name: string): string {
  const near = nearestTo(fold(name), BY_NAME.keys());
  const hint = near ? `perhaps ${BY_NAME.get(near)} is meant` : 'write its English name, such as Goa, or All for the whole of India';
  return `“${name.slice(0, 60)}” is no state or union territory: ${hint}`;
}
