import { LANGUAGE_TABLE, type Language, SOURCE_LANGUAGE } from '../../contract/languages.ts';
import { useLanguage } from '../language/language.tsx';

/** The `lang` a text needs: on a page in another script, Latin letters alone are an English text not yet translated. */
export function useTextLanguage(): (text: string) => Language | undefined {
  const language = useLanguage();
  const ofScript = new RegExp(`\\p{Script=${LANGUAGE_TABLE[language].script}}`, 'u');
  return (text) => (language !== SOURCE_LANGUAGE && /\p{Script=Latin}/u.test(text) && !ofScript.test(text) ? SOURCE_LANGUAGE : undefined);
}
