import type { Language } from '../../contract/languages.ts';
import { useMessages } from '../language/language.tsx';

/** Says visibly what `lang` says to machines: that a text is in English. Nothing without a language. */
export function EnglishMark({ lang }: { lang: Language | undefined }) {
  const { inEnglish } = useMessages('listLabels');
  return lang ? <span className="font-sans text-sm font-normal"> {inEnglish}</span> : null;
}
