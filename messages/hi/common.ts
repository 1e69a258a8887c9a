import type { common as english, titles as englishTitles } from '../en/common.ts';

export const common: typeof english = {
  brand: 'योजना पथ · YojanaPath',
  brandHindi: 'योजना पथ',
  brandLatin: 'YojanaPath',
  loading: 'लोड हो रहा है',
  alsoIn: 'यह यहाँ इस भाषा में भी है:',
  tryAgain: 'फिर से कोशिश करें',
  pageFailed: 'यह पेज नहीं खुला',
  pageFailedText: 'हमारी ओर से कोई गड़बड़ी हुई है। फिर से कोशिश करें, या कोई दूसरा पेज चुनें।',
  officialWebsite: 'सरकारी वेबसाइट',
  notAvailable: 'उपलब्ध नहीं',
  newTab: '(नए टैब में खुलेगा)',
};

/** Headings shown while a page loads. */
export const titles: typeof englishTitles = {
  home: 'सरकारी योजनाएँ और सेवाएँ खोजें',
  blog: 'ब्लॉग',
  request: 'नई योजना सुझाएँ',
  requestStatus: 'आपके अनुरोध की स्थिति',
  schemes: 'सभी सरकारी योजनाएँ',
  category: (name) => `${name} की योजनाएँ`,
  feedback: 'इस पेज पर कुछ गलत है?',
  subscribe: 'नई जानकारी ई-मेल पर पाएँ',
  checkInbox: 'अपना ई-मेल देखें',
  check: 'मुझे क्या मिल सकता है?',
  saved: 'मेरी सूची',
  photo: 'फोटो और PDF का साइज़',
  aboutSite: 'इस साइट के बारे में',
  privacy: 'निजता नीति',
  terms: 'सेवा की शर्तें',
  accessibility: 'सुगम्यता',
  notFound: '404 पेज नहीं मिला',
};
