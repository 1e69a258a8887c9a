import type { notFound as english } from '../en/not-found.ts';
import { titles } from './common.ts';

export const notFound: typeof english = {
  title: titles.notFound,
  // For developers, so in English everywhere.
  text: 'Did you forget to add the page to the router?',
  help: 'हो सकता है पता गलत लिखा हो या पेज हट गया हो। यहाँ योजना खोजें या कोई श्रेणी चुनें।',
  categories: 'श्रेणियाँ',
  home: 'होम पर जाएँ',
};
