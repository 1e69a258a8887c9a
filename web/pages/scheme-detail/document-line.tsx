import { type LinkedDocuments, namedDocuments } from '../../../contract/document-lines.ts';
import type { LibraryDocument } from '../../../contract/documents.endpoints.ts';
import { DocumentTick } from '../../components/documents/document-tick.tsx';
import { HowToGet } from '../../components/documents/how-to-get.tsx';
import { PhoneText } from '../../components/phone/phone-text.tsx';
import { photoAddress } from '../../components/photo-address.ts';
import { useTextLanguage } from '../../components/text-language.ts';
import { uploadLine } from '../../components/upload-line.ts';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

type DocumentLineProps = {
  line: LinkedDocuments;
  /** The documents the line names. */
  papers: readonly LibraryDocument[];
};

/** A line with documents of the library, ticked for every scheme at once, with how to get each. */
export function DocumentLine({ line, papers }: DocumentLineProps) {
  const textLanguage = useTextLanguage();
  const { oneOf, fit, upload } = useMessages('schemeDocuments');
  const isChoice = line.anyOf !== undefined && papers.length > 1;
  return (
    <>
      {isChoice ? (
        <fieldset>
          <legend className="pt-2 wrap-anywhere" lang={textLanguage(line.text)}>
            <PhoneText text={line.text} /> <span className="text-sm text-muted">{oneOf}</span>
          </legend>
          {papers.map(({ slug, name }) => (
            <div key={slug} className="ml-4">
              <DocumentTick slugs={[slug]} lang={textLanguage(name)}>
                {name}
              </DocumentTick>
            </div>
          ))}
        </fieldset>
      ) : (
        <DocumentTick slugs={papers.map(({ slug }) => slug)} lang={textLanguage(line.text)}>
          <PhoneText text={line.text} />
        </DocumentTick>
      )}
      {line.upload && (
        <Link href={photoAddress(line.upload)} className="link-row ml-8 text-sm print:hidden">
          {fit} ({uploadLine(line.upload, upload)})
        </Link>
      )}
      {papers.map((paper) => (
        <HowToGet key={paper.slug} paper={paper} />
      ))}
    </>
  );
}

/** A line's documents in its order; empty if none exists any more. */
export function documentsOfLine(line: LinkedDocuments | undefined, papers: readonly LibraryDocument[]): LibraryDocument[] {
  return line ? namedDocuments(line).flatMap((slug) => papers.find((paper) => paper.slug === slug) ?? []) : [];
}
