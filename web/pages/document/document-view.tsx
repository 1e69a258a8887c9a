import type { WholeDocument } from '../../../contract/documents.endpoints.ts';
import { SOURCE_LANGUAGE } from '../../../contract/languages.ts';
import { DocumentFacts } from '../../components/documents/document-facts.tsx';
import { DocumentSteps } from '../../components/documents/document-steps.tsx';
import { DocumentTick } from '../../components/documents/document-tick.tsx';
import { EnglishMark } from '../../components/english-mark.tsx';
import { PrinterIcon } from '../../components/icons.tsx';
import { PageFeedback } from '../../components/page-feedback.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PhoneText } from '../../components/phone/phone-text.tsx';
import { ShareDialog } from '../../components/share-dialog.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { TextSources } from '../../components/text-sources.tsx';
import { TranslationNote, UncheckedTranslation } from '../../components/translation-note.tsx';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { DocumentSchemes } from './document-schemes.tsx';

export function DocumentView({ paper }: { paper: WholeDocument }) {
  const { list, paper: words } = useMessages('documents');
  const textLanguage = useTextLanguage();
  const isTranslated = paper.language !== SOURCE_LANGUAGE;
  return (
    <article className="wrap pt-6 pb-12 sm:pt-10">
      <PageHead title={paper.name} description={paper.summary} />
      <Link href="/documents" className="link-row print:hidden">
        {list.all}
      </Link>
      <h1 tabIndex={-1} className="title wrap-anywhere" lang={textLanguage(paper.name)}>
        {paper.name}
      </h1>
      <p className="mt-2 max-w-3xl leading-snug sm:text-lg" lang={textLanguage(paper.summary)}>
        <PhoneText text={paper.summary} />
      </p>
      {paper.otherNames.length > 0 && (
        <p className="mt-2 max-w-3xl text-sm text-muted wrap-anywhere">
          {words.alsoCalled} {paper.otherNames.join(', ')}
        </p>
      )}
      <TranslationNote translation={paper.translation} missing={words.missing} />
      <div className="mt-3 print:hidden noscript:hidden">
        <DocumentTick slugs={[paper.slug]}>
          <strong>{words.have}</strong>
          <span className="block text-sm text-muted">{words.haveHint}</span>
        </DocumentTick>
      </div>
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        <ShareDialog path={`/documents/${paper.slug}`} title={paper.name} />
        <button type="button" className="button-secondary noscript:hidden" onClick={() => window.print()}>
          <PrinterIcon />
          {words.print}
        </button>
      </div>
      <div className="mt-8 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <div className="grid min-w-0 gap-8">
          <Part title={words.about}>
            {paper.description.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph} lang={textLanguage(paragraph)} className="mt-2 wrap-anywhere">
                <PhoneText text={paragraph} />
              </p>
            ))}
          </Part>
          {paper.steps.length > 0 && (
            <Part title={words.howToGet}>
              <DocumentSteps paper={paper} />
            </Part>
          )}
          <Lines title={words.refusals} lines={paper.refusals} isTranslated={isTranslated} />
          <Lines title={words.instead} lines={paper.acceptedInstead} isTranslated={isTranslated} />
          <Lines title={words.corrections} lines={paper.corrections} isTranslated={isTranslated} />
        </div>
        <div className="card grid gap-3">
          <DocumentFacts paper={paper} />
          <p className="text-sm text-muted">{words.checkFirst}</p>
        </div>
      </div>
      <DocumentSchemes schemes={paper.schemes} />
      <TextSources text={paper} />
      <UncheckedTranslation translation={paper.translation} />
      <PageFeedback />
    </article>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="heading mb-3">{title}</h2>
      {children}
    </section>
  );
}

type LinesProps = {
  title: string;
  lines: readonly string[] /** The rest of the page; if it is translated, these lines are marked as English. */;
  isTranslated: boolean;
};

function Lines({ title, lines, isTranslated }: LinesProps) {
  const textLanguage = useTextLanguage();
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      {isTranslated && <EnglishMark lang={textLanguage(lines.join(' '))} />}
      <ul className="list-disc pl-6">
        {lines.map((line) => (
          <li key={line} lang={textLanguage(line)} className="mt-1 wrap-anywhere">
            <PhoneText text={line} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
