import type { common as english, titles as englishTitles } from '../en/common.ts';

export const common: typeof english = {
  brand: 'योजना पथ · YojanaPath',
  brandHindi: 'योजना पथ',
  brandLatin: 'YojanaPath',
  loading: 'ખૂલી રહ્યું છે',
  alsoIn: 'તે અહીં આ ભાષામાં પણ છે:',
  tryAgain: 'ફરી પ્રયત્ન કરો',
  pageFailed: 'આ પાનું ખૂલ્યું નહીં',
  pageFailedText: 'અમારા તરફથી કંઈક ભૂલ થઈ છે. ફરી પ્રયત્ન કરો, અથવા બીજું પાનું ખોલો.',
  officialWebsite: 'સરકારી વેબસાઇટ',
  notAvailable: 'માહિતી નથી',
  newTab: '(નવી ટૅબમાં ખૂલશે)',
};

/** Headings shown while a page loads. */
export const titles: typeof englishTitles = {
  home: 'સરકારી યોજનાઓ અને સેવાઓ શોધો',
  blog: 'લેખો',
  request: 'નવી યોજના ઉમેરાવો',
  requestStatus: 'તમારી વિનંતીની સ્થિતિ',
  schemes: 'બધી સરકારી યોજનાઓ',
  category: (name) => `યોજનાઓ: ${name}`,
  feedback: 'આ પાના પર કંઈ ખોટું છે?',
  subscribe: 'અપડેટ મેળવો',
  checkInbox: 'તમારું ઈ-મેલ જુઓ',
  check: 'મને શું મળી શકે?',
  saved: 'મારી યાદી',
  photo: 'ફોટો અને PDFની સાઇઝ',
  aboutSite: 'આ સાઇટ વિશે',
  privacy: 'ગોપનીયતા નીતિ',
  terms: 'વાપરવાની શરતો',
  accessibility: 'સુગમતા',
  notFound: '404 પાનું મળ્યું નથી',
};
