import type { Translation } from '../../contract/translation.ts';
import { useMessages } from '../language/language.tsx';
import { OtherLanguages } from './other-languages.tsx';

/**
 * A note above a translated text about what is missing or outdated. At its end, {@link UncheckedTranslation} says if nobody has checked it.
 * @param missing the text is in English
 */
export function TranslationNote({ translation: { state, others }, missing }: { translation: Translation; missing: string }) {
  const { stale } = useMessages('translation');
  if (state !== 'missing' && state !== 'stale') return null;
  return (
    <p className="note mt-3 max-w-3xl text-sm">
      {state === 'stale' ? stale : missing}
      {state === 'missing' && <OtherLanguages languages={others} />}
    </p>
  );
}

/** At the end of a translation that nobody has compared with the English. */
export function UncheckedTranslation({ translation: { state } }: { translation: Translation }) {
  const { draft } = useMessages('translation');
  return state === 'draft' ? <p className="mt-3 text-sm text-muted">{draft}</p> : null;
}
