/** Sentences of the page for addresses that lead nowhere. */
export const notFound = {
  title: '404 Page Not Found',
  /** For whoever builds the site; shown small, in English in all languages. */
  text: 'Did you forget to add the page to the router?',
  help: 'The address may be misspelt, or the page may have moved. Search for the scheme here, or choose a category.',
  categories: 'Categories',
  home: 'Go to Home',
};
