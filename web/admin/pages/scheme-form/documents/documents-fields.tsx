import { useState } from 'react';
import type { LinkedDocuments } from '../../../../../contract/document-lines.ts';
import { documentLines as words } from '../../../../../messages/admin/document-lines.ts';
import { namedInWords } from '../../../components/documents/document-words.ts';
import { documentName, useLibrary } from '../../../components/documents/library.ts';
import { useProblem } from '../../../components/record-form/problems.tsx';
import type { PartProps } from '../form-values.ts';
import { LostEntries } from '../lost-entries.tsx';
import { lookAtLines, replaceEntry } from '../tied-entries.ts';
import { LineDocuments } from './line-documents.tsx';

/** The document lines with their linked documents. */
export function DocumentsFields({ values: { documentsRequired, papers }, set, isDisabled }: PartProps) {
  const { lines, free, lost } = lookAtLines(documentsRequired, papers);
  const library = useLibrary();
  const problem = useProblem('papers');
  const [open, setOpen] = useState<number | null>(null);
  const inWords = (line: LinkedDocuments) => namedInWords(line, (slug) => documentName(library, slug));
  const replace = (text: string, line: LinkedDocuments | null) => set({ papers: replaceEntry(documentsRequired, papers, text, line) });
  return (
    <fieldset disabled={isDisabled} className="grid min-w-0 gap-6" data-field="papers">
      <legend className="sr-only">{words.title}</legend>
      <p className="text-muted">{words.intro}</p>
      {/* An error without lost lines is the server's, about a document. */}
      {problem && lost.length === 0 && <p className="field-error">{problem}</p>}
      <LostEntries
        name="papers"
        words={words.lost}
        lost={lost}
        free={free}
        inWords={inWords}
        onKeep={(line, text) => replace(line.text, { ...line, text })}
        onDrop={(line) => replace(line.text, null)}
      />
      {lines.length === 0 ? (
        <p>{words.noLines}</p>
      ) : (
        <section aria-labelledby="papers-of-lines">
          <h2 id="papers-of-lines" className="subheading mb-3">
            {words.lines}
          </h2>
          <ol>
            {lines.map(({ number, text }) => (
              <LineDocuments
                key={number}
                number={number}
                text={text}
                line={papers.find((one) => one.text === text)}
                name={`papers.${papers.findIndex((one) => one.text === text)}`}
                inWords={inWords}
                isOpen={open === number}
                onToggle={() => setOpen(open === number ? null : number)}
                onChange={(line) => replace(text, line)}
              />
            ))}
          </ol>
        </section>
      )}
    </fieldset>
  );
}
