import type { search as english } from '../en/search.ts';

export const search: typeof english = {
  placeholder: 'યોજના કે સેવા શોધો...',
  text: 'યોજના કે સેવા શોધો',
  category: 'શોધનો વિભાગ',
  allCategories: 'બધા વિભાગો',
  submit: 'શોધો',
  searching: 'શોધી રહ્યા છીએ...',
  suggestions: 'સૂચનો',
  categoriesFailed: 'વિભાગો આવી શક્યા નહીં',
};
