import { guideSteps } from '../../../contract/guide-steps.ts';
import { isEmptyHtml, listItems } from '../../../contract/html-text.ts';
import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { EnglishMark } from '../../components/english-mark.tsx';
import { OfficialLink } from '../../components/official-link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { useMessages } from '../../language/language.tsx';
import { DocumentChecklist } from './document-checklist.tsx';
import { GuideSteps } from './guide-steps.tsx';
import { hasGuide } from './has-guide.ts';
import { partLanguage } from './part-language.ts';

export const GUIDE_ID = 'registration-guide';

/** The guide, made of the scheme's process and documents; if one is missing, the other is still shown. */
export function RegistrationGuide({ scheme }: { scheme: Scheme }) {
  const detail = useMessages('schemeDetail');
  const { officialWebsite } = useMessages('common');
  const hasProcess = !isEmptyHtml(scheme.applicationProcess);
  const documents = listItems(scheme.documentsRequired);
  if (!hasGuide(scheme)) return <NoGuide scheme={scheme} hasProcess={hasProcess} documents={documents} />;
  return (
    <section id={GUIDE_ID} tabIndex={-1} className="mt-10">
      <h2 className="heading">
        {detail.guide}
        <EnglishMark lang={partLanguage(scheme, 'applicationProcess')} />
      </h2>
      <p className="mt-1 mb-4 text-muted">{detail.guideIntro}</p>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <div className="min-w-0">
          <GuideSteps steps={guideSteps(scheme.applicationProcess)} />
          <OfficialLink url={scheme.url} label={officialWebsite} className="button-secondary mt-6 print:hidden" />
        </div>
        <DocumentChecklist scheme={scheme} documents={documents} />
      </div>
    </section>
  );
}

type NoGuideProps = { scheme: Scheme; hasProcess: boolean; documents: string[] };

function NoGuide({ scheme, hasProcess, documents }: NoGuideProps) {
  const detail = useMessages('schemeDetail');
  const textLanguage = useTextLanguage();
  return (
    <section id={GUIDE_ID} tabIndex={-1} className="mt-10 grid gap-6">
      <h2 className="heading">{detail.guide}</h2>
      <div className="note">
        <h3 className="subheading">{detail.noGuide}</h3>
        <p className="mb-3">{detail.noGuideText}</p>
        <OfficialLink url={scheme.url} label={detail.noGuideButton} className="button-primary" />
      </div>
      {hasProcess && (
        <div>
          <h3 className="subheading mb-2">
            {detail.process}
            <EnglishMark lang={partLanguage(scheme, 'applicationProcess')} />
          </h3>
          <RichText html={scheme.applicationProcess} lang={textLanguage(scheme.applicationProcess)} />
        </div>
      )}
      {documents.length > 0 && <DocumentChecklist scheme={scheme} documents={documents} />}
    </section>
  );
}
