/** Errors of the linked documents, at their lines. */
import { namedDocuments } from '../../../../../contract/document-lines.ts';
import { plainLines, tieLines } from '../../../../../contract/tied-lines.ts';
import { documentLines as words } from '../../../../../messages/admin/document-lines.ts';
import { goneDocuments, type Library } from '../../../components/documents/library.ts';
import type { Problems } from '../../../components/record-form/problems.tsx';
import type { FormValues } from '../form-values.ts';

/** @param library undefined while loading: the server then reports missing documents */
export function namedProblems({ documentsRequired, papers }: FormValues, library: Library | undefined): Problems {
  const { lost } = tieLines(documentsRequired, papers);
  const lines = plainLines(documentsRequired);
  const gone = papers.flatMap((line, index) => {
    const [slug] = goneDocuments(library, namedDocuments(line));
    return slug ? [[`papers.${index}`, words.lineOf(lines.indexOf(line.text) + 1, words.gone(slug))] as const] : [];
  });
  return { ...Object.fromEntries(gone), ...(lost.length > 0 && { papers: words.lost.title(lost.length) }) };
}
