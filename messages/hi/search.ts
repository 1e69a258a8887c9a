import type { search as english } from '../en/search.ts';

export const search: typeof english = {
  placeholder: 'योजना या सेवा खोजें...',
  text: 'योजना या सेवा खोजें',
  category: 'किस श्रेणी में खोजें',
  allCategories: 'सभी श्रेणियाँ',
  submit: 'खोजें',
  searching: 'खोज रहे हैं...',
  suggestions: 'सुझाव',
  categoriesFailed: 'श्रेणियाँ नहीं आ सकीं',
};
