import { oneLine } from '../../../contract/plain-text.ts';
import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { EnglishMark } from '../../components/english-mark.tsx';
import { useCall } from '../../data/data.tsx';
import { useLanguage, useMessages } from '../../language/language.tsx';
import { DocumentLine, documentsOfLine } from './document-line.tsx';
import { OwnDocument } from './own-document.tsx';
import { partLanguage } from './part-language.ts';
import { documentsCall } from './scheme-detail.page.ts';

export const DOCUMENTS_ID = 'required-documents';

type DocumentChecklistProps = { scheme: Scheme; documents: string[] };

/** Documents to bring, with checkboxes and how to get each. If the library fails to load, only the lines. */
export function DocumentChecklist({ scheme, documents }: DocumentChecklistProps) {
  const detail = useMessages('schemeDetail');
  const language = useLanguage();
  const { data } = useCall(scheme.papers.length > 0 ? documentsCall(scheme.id, language) : null);
  return (
    <section id={DOCUMENTS_ID} tabIndex={-1} className="card">
      <h3 className="subheading">
        {detail.documents}
        <EnglishMark lang={partLanguage(scheme, 'documentsRequired')} />
      </h3>
      <p className="mb-2 text-sm text-muted print:hidden">{detail.documentsHint}</p>
      <ul>
        {documents.map((document, place) => {
          const line = scheme.papers.find(({ text }) => text === oneLine(document));
          const papers = documentsOfLine(line, data?.papers ?? []);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts may be equal, and the order is fixed
            <li key={place}>
              {line && papers.length > 0 ? (
                <DocumentLine line={line} papers={papers} />
              ) : (
                <OwnDocument schemeId={scheme.id} place={place} count={documents.length} text={document} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
