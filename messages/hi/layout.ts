import type * as english from '../en/layout.ts';
import { titles } from './common.ts';

export const header: typeof english.header = {
  skip: 'सीधे मुख्य जानकारी पर जाएँ',
  mainNavigation: 'मुख्य',
  menu: 'मेन्यू',
  home: 'होम',
  schemes: 'योजनाएँ',
  check: titles.check,
  howItWorks: 'कैसे काम करता है',
  about: 'हमारे बारे में',
  aboutSite: titles.aboutSite,
  blogs: 'ब्लॉग',
  requestScheme: 'योजना सुझाएँ',
  requestNewScheme: 'नई योजना सुझाएँ',
  photo: titles.photo,
  language: 'भाषा',
  privacy: titles.privacy,
  terms: titles.terms,
  accessibility: titles.accessibility,
};

export const footer: typeof english.footer = {
  noMailbox: 'ई-मेल अभी चालू नहीं है: इस पते पर भेजी गई मेल हम तक नहीं पहुँचती।',
  papers: 'कागज़ और उन्हें कैसे बनवाएँ',
  tagline: 'सरकारी योजनाओं और सेवाओं को साफ जानकारी और एक-एक कदम वाली गाइड से सबके लिए आसान बनाना।',
  independent: 'यह एक स्वतंत्र जानकारी साइट है, भारत सरकार से जुड़ी नहीं है। आवेदन करने से पहले सरकारी वेबसाइट ज़रूर देखें।',
  followUs: 'हमसे जुड़ें',
  noPageYet: (network) => `${network} (अभी पेज नहीं है)`,
  quickLinks: 'ज़रूरी लिंक',
  allSchemes: 'सभी योजनाएँ',
  categories: 'श्रेणियाँ',
  registrationGuides: 'आवेदन की गाइड',
  contactUs: 'संपर्क करें',
  place: 'गुजरात, भारत',
  subscribeTitle: 'नई जानकारी ई-मेल पर पाएँ',
  subscribeEmail: 'ई-मेल पता',
  subscribe: 'अपडेट पाएँ',
  subscribeNotice: 'आपका ई-मेल सिर्फ नई जानकारी भेजने के काम आता है। आप इसे कभी भी बंद कर सकते हैं।',
  rights: ['© 2023 ', '। सभी अधिकार सुरक्षित।'],
  textLicence: 'हमारे लेख और चित्र आप हमारा नाम देकर बाँट और बदल सकते हैं, लाइसेंस: ',
  legal: 'नियम',
};
