import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { useMessages } from '../../language.tsx';

/** On a translated page: whether the text is to be relied on as much as the English one. */
export function TranslationNote({ translation: { language, state } }: Pick<Scheme, 'translation'>) {
  const { detail } = useMessages().schemes;
  if (language === 'en' || state === 'reviewed') return null;
  return <p className="note mt-3 max-w-3xl text-sm">{detail.translation[state]}</p>;
}
