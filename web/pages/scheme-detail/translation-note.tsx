import { SOURCE_LANGUAGE } from '../../../contract/languages.ts';
import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { OtherLanguages } from '../../components/other-languages.tsx';
import { useMessages } from '../../language.tsx';

/** On a translated page, above the text: what the reader may miss there. That nobody has checked it stands at its foot. */
export function TranslationNote({ translation: { language, state, others } }: Pick<Scheme, 'translation'>) {
  const { detail } = useMessages().schemes;
  if (language === SOURCE_LANGUAGE || state === 'reviewed' || state === 'draft') return null;
  return (
    <p className="note mt-3 max-w-3xl text-sm">
      {detail.translation[state]}
      {state === 'missing' && <OtherLanguages languages={others} />}
    </p>
  );
}

/** At the foot of a translated page that nobody has read against the English one. */
export function UncheckedTranslation({ translation: { language, state } }: Pick<Scheme, 'translation'>) {
  const { detail } = useMessages().schemes;
  if (language === SOURCE_LANGUAGE || state !== 'draft') return null;
  return <p className="mt-3 text-sm text-muted">{detail.translation.draft}</p>;
}
