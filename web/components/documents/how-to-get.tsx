import type { LibraryDocument } from '../../../contract/documents.endpoints.ts';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { PhoneText } from '../phone/phone-text.tsx';
import { useTextLanguage } from '../text-language.ts';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentSteps } from './document-steps.tsx';

/** Expands how to get a document. Works without script; hidden in print. */
export function HowToGet({ paper }: { paper: LibraryDocument }) {
  const words = useMessages('schemeDocuments');
  const textLanguage = useTextLanguage();
  const lang = textLanguage(paper.name);
  return (
    <details className="ml-8 print:hidden">
      <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold text-peacock">{words.howToGet(paper.name)}</summary>
      <div className="grid gap-3 border-l-4 border-peacock-soft pb-2 pl-3 text-sm">
        <p lang={lang}>
          <PhoneText text={paper.summary} />
        </p>
        <DocumentFacts paper={paper} />
        <DocumentSteps paper={paper} />
        <Link href={`/documents/${paper.slug}`} className="link-row" aria-label={words.wholeOf(paper.name)}>
          {words.whole}
        </Link>
      </div>
    </details>
  );
}
