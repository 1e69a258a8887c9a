import type { Translation } from '../../contract/translation.ts';
import { useMessages } from '../language/language.tsx';
import { OtherLanguages } from './other-languages.tsx';

/**
 * On a translated page, above the text: what the reader may miss there. That nobody has checked it stands at its foot.
 * @param missing says that the text is in English
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

/** At the foot of a translated page that nobody has read against the English one. */
export function UncheckedTranslation({ translation: { state } }: { translation: Translation }) {
  const { draft } = useMessages('translation');
  return state === 'draft' ? <p className="mt-3 text-sm text-muted">{draft}</p> : null;
}
