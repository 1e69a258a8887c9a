import { useEffect, useRef } from 'react';
import { useTextLanguage } from '../../components/text-language.ts';
import { useMessages } from '../../language.tsx';
import { readTicks, writeTicks } from './document-ticks.ts';

export const DOCUMENTS_ID = 'required-documents';

type DocumentChecklistProps = { schemeId: number; documents: string[] };

/** The documents to bring, to be ticked off. The boxes work by themselves; the script only remembers them on this device. */
export function DocumentChecklist({ schemeId, documents }: DocumentChecklistProps) {
  const { detail } = useMessages().schemes;
  const textLanguage = useTextLanguage();
  const list = useRef<HTMLUListElement>(null);
  const boxes = () => [...(list.current?.querySelectorAll('input') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes are the document's, there once the list is
  useEffect(() => {
    const ticked = readTicks(schemeId, documents.length);
    for (const [place, box] of boxes().entries()) if (ticked.has(place)) box.checked = true;
  }, [schemeId, documents.length]);
  const remember = () => {
    const ticked = boxes().flatMap((box, place) => (box.checked ? [place] : []));
    writeTicks(schemeId, documents.length, ticked);
  };
  return (
    <section id={DOCUMENTS_ID} tabIndex={-1} className="card">
      <h3 className="subheading">{detail.documents}</h3>
      <p className="mb-2 text-sm text-muted print:hidden">{detail.documentsHint}</p>
      <ul ref={list}>
        {documents.map((document, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two documents may read alike, and none moves
          <li key={place}>
            <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2" lang={textLanguage(document)}>
              <input type="checkbox" autoComplete="off" onChange={remember} className="mt-0.5 size-5 shrink-0 accent-peacock" />
              <span className="min-w-0 wrap-anywhere">{document}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
