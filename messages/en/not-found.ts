/** Sentences of the page for unknown addresses. */
import { titles } from './common.ts';

export const notFound = {
  title: titles.notFound,
  /** For developers; shown small, in English in all languages. */
  text: 'Did you forget to add the page to the router?',
  help: 'The address may be misspelt, or the page may have moved. Search for the scheme here, or choose a category.',
  categories: 'Categories',
  home: 'Go to Home',
};
