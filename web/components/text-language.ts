import { useLanguage } from '../language.tsx';

const DEVANAGARI = /[\u0900-\u097f]/;

/** The `lang` a text needs: on a Hindi page, what has no Hindi letter is an English text not yet translated. */
export function useTextLanguage(): (text: string) => 'en' | undefined {
  const language = useLanguage();
  return (text) => (language === 'hi' && text !== '' && !DEVANAGARI.test(text) ? 'en' : undefined);
}
