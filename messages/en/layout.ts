/** Sentences of the header and the footer. */
import { titles } from './common.ts';

/** Of the header, and the names of pages. */
export const header = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  home: 'Home',
  schemes: 'Schemes',
  check: titles.check,
  howItWorks: 'How It Works',
  about: 'About',
  aboutSite: titles.aboutSite,
  blogs: 'Blogs',
  requestScheme: 'Request Scheme',
  requestNewScheme: 'Request New Scheme',
  photo: titles.photo,
  language: 'Language',
  privacy: titles.privacy,
  terms: titles.terms,
  accessibility: titles.accessibility,
};

/** Of the footer alone, which comes with the first touch. */
export const footer = {
  /** Beside an address ending in `.example`, which no mail can reach. */
  noMailbox: 'No mailbox is set up yet: mail to this address does not arrive.',
  papers: 'Papers and how to get them',
  tagline: 'Making government schemes and services accessible through clear information and step-by-step guides.',
  independent: 'Independent information site, not affiliated with the Government of India; check the official website before applying.',
  followUs: 'Follow us',
  noPageYet: (network: string) => `${network} (no page yet)`,
  quickLinks: 'Quick Links',
  allSchemes: 'All Schemes',
  categories: 'Categories',
  registrationGuides: 'Registration Guides',
  contactUs: 'Contact Us',
  place: 'Gujarat, India',
  subscribeTitle: 'Subscribe to Updates',
  subscribeEmail: 'E-mail address',
  subscribe: 'Subscribe',
  subscribeNotice: 'We use your e-mail only to send updates. You can stop them at any time.',
  /** Before and after the brand name. */
  rights: ['© 2023 ', '. All rights reserved.'],
  textLicence: 'Our texts and pictures may be shared and changed with our name, under ',
  legal: 'Legal',
};
