/** Sentences of the search form. */
export const search = {
  placeholder: 'Search schemes or services...',
  text: 'Search schemes or services',
  category: 'Search category',
  allCategories: 'All Categories',
  submit: 'Search',
  searching: 'Searching...',
  suggestions: 'Suggestions',
  categoriesFailed: 'Failed to fetch categories',
};
