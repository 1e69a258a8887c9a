import { LANGUAGE_TABLE, type Language, SOURCE_LANGUAGE } from '../../contract/languages.ts';
import { useLanguage } from '../language/language.tsx';

/** The `lang` of a text: on a page in another script, a text in only Latin letters is an untranslated English one. */
export function useTextLanguage(): (text: string) => Language | undefined {
  const language = useLanguage();
  const ofScript = new RegExp(`\\p{Script=${LANGUAGE_TABLE[language].script}}`, 'u');
  return (text) => (language !== SOURCE_LANGUAGE && /\p{Script=Latin}/u.test(text) && !ofScript.test(text) ? SOURCE_LANGUAGE : undefined);
}
