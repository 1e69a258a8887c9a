import type * as english from '../en/layout.ts';
import { titles } from './common.ts';

export const header: typeof english.header = {
  skip: 'સીધા માહિતી પર જાઓ',
  mainNavigation: 'મુખ્ય',
  menu: 'મેનૂ',
  home: 'મુખ્ય પાનું',
  schemes: 'યોજનાઓ',
  check: titles.check,
  howItWorks: 'કેવી રીતે કામ કરે છે',
  about: 'અમારા વિશે',
  blogs: 'લેખો',
  requestScheme: 'યોજના ઉમેરાવો',
  requestNewScheme: 'નવી યોજના ઉમેરાવો',
  photo: titles.photo,
  language: 'ભાષા',
  aboutSite: titles.aboutSite,
  privacy: titles.privacy,
  terms: titles.terms,
  accessibility: titles.accessibility,
};

export const footer: typeof english.footer = {
  papers: 'કાગળ અને તે કેવી રીતે મેળવવા',
  tagline: 'સરકારી યોજનાઓ અને સેવાઓ સહેલી બનાવીએ છીએ: સ્પષ્ટ માહિતી અને એક-એક પગલાની ગાઇડ.',
  independent: 'આ એક સ્વતંત્ર માહિતી સાઇટ છે, ભારત સરકાર સાથે જોડાયેલી નથી. અરજી કરતાં પહેલાં સરકારી વેબસાઇટ જરૂર જોઈ લો.',
  followUs: 'અમને ફૉલો કરો',
  noPageYet: (network) => `${network} (હજી પાનું નથી)`,
  quickLinks: 'ઝડપી લિંક',
  allSchemes: 'બધી યોજનાઓ',
  categories: 'વિભાગો',
  registrationGuides: 'અરજીની ગાઇડ',
  contactUs: 'સંપર્ક',
  place: 'ગુજરાત, ભારત',
  subscribeTitle: 'અપડેટ મેળવો',
  subscribeEmail: 'ઈ-મેલ સરનામું',
  subscribe: 'અપડેટ મેળવો',
  subscribeNotice: 'તમારું ઈ-મેલ ફક્ત અપડેટ મોકલવા વપરાય છે. તમે ગમે ત્યારે બંધ કરી શકો છો.',
  rights: ['© 2023 ', '. બધા હક અનામત.'],
  noMailbox: 'ઈ-મેલ હજી ચાલુ નથી: આ સરનામે મોકલેલો મેલ અમને મળતો નથી.',
  textLicence: 'અમારાં લખાણ અને ચિત્રો અમારું નામ આપીને વહેંચી અને બદલી શકાય, લાઇસન્સ: ',
  legal: 'કાનૂની',
};
