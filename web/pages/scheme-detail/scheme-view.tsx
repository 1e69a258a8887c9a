import { useEffect } from 'react';
import { decodeHtml, isEmptyHtml } from '../../../contract/html-text.ts';
import type { Language } from '../../../contract/languages.ts';
import type { TranslatedField } from '../../../contract/scheme-table.ts';
import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { EnglishMark } from '../../components/english-mark.tsx';
import { PageFeedback } from '../../components/page-feedback.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { noteSeen } from '../../components/saved/seen-schemes.ts';
import { useTextLanguage } from '../../components/text-language.ts';
import { TextSources } from '../../components/text-sources.tsx';
import { UncheckedTranslation } from '../../components/translation-note.tsx';
import { useMessages } from '../../language/language.tsx';
import { Eligibility } from './eligibility.tsx';
import { KeyInformation } from './key-information.tsx';
import { partLanguage } from './part-language.ts';
import { PrintFoot } from './print-foot.tsx';
import { RegistrationGuide } from './registration-guide.tsx';
import { RelatedReading } from './related-reading.tsx';
import { SchemeHeader } from './scheme-header.tsx';

/** Everything about a scheme; on wide screens the key facts are beside the text. */
export function SchemeView({ scheme }: { scheme: Scheme }) {
  const detail = useMessages('schemeDetail');
  const { id, schemeName: name, status } = scheme;
  const partOf = (field: TranslatedField) => ({ english: partLanguage(scheme, field) });
  useEffect(() => {
    if (status === 'published') noteSeen({ id, name });
  }, [id, name, status]);
  return (
    <div className="wrap pt-6 pb-12 sm:pt-10">
      <PageHead title={scheme.schemeName} description={scheme.summary} />
      {scheme.status === 'draft' && <DraftBanner />}
      <SchemeHeader scheme={scheme} />
      <div className="mt-8 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <div className="grid min-w-0 gap-8">
          <TextPart title={detail.overview} html={decodeHtml(scheme.schemeDescription)} {...partOf('schemeDescription')} />
          <TextPart title={detail.benefits} html={scheme.benefits} {...partOf('benefits')} />
          <Eligibility scheme={scheme} />
        </div>
        <KeyInformation scheme={scheme} />
      </div>
      <RegistrationGuide scheme={scheme} />
      <TextPart title={detail.afterApplying} html={scheme.afterApplying} {...partOf('afterApplying')} className="mt-10" />
      <TextPart title={detail.caveats} html={scheme.caveats} {...partOf('caveats')} className="mt-10" />
      <RelatedReading scheme={scheme} />
      <TextSources text={scheme} />
      <UncheckedTranslation translation={scheme.translation} />
      <PageFeedback schemeId={scheme.id} />
      <PrintFoot scheme={scheme} />
    </div>
  );
}

/** For staff only: visitors do not get drafts. */
function DraftBanner() {
  const detail = useMessages('schemeDetail');
  return (
    <p className="note mb-6">
      <strong className="badge mr-2">{detail.draft}</strong>
      {detail.draftText}
    </p>
  );
}

type TextPartProps = {
  title: string;
  html: string;
  /** Set if this part of a translated page is in English. */
  english: Language | undefined;
  className?: string;
};

/** A section of text; nothing if empty. */
function TextPart({ title, html, english, className }: TextPartProps) {
  const textLanguage = useTextLanguage();
  if (isEmptyHtml(html)) return null;
  return (
    <section className={className}>
      <h2 className="heading mb-3">
        {title}
        <EnglishMark lang={english} />
      </h2>
      <RichText html={html} lang={english ?? textLanguage(html)} />
    </section>
  );
}
