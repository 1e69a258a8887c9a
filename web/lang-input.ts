import type { Language } from '../contract/fields.ts';

/** What a call is told of the language: nothing for English, so that its input is exactly the specified one. */
export function langInput(language: Language): { lang?: 'hi' } {
  return language === 'hi' ? { lang: 'hi' } : {};
}
