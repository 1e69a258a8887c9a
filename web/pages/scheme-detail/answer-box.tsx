import type { ReactNode } from 'react';
import { listItems } from '../../../contract/html-text.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { EnglishMark } from '../../components/english-mark.tsx';
import { ArrowDownIcon } from '../../components/icons.tsx';
import { isClosed } from '../../components/is-closed.ts';
import { OfficialLink } from '../../components/official-link.tsx';
import { PhoneText } from '../../components/phone/phone-text.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { webHost } from '../../components/web-host.ts';
import { formatDay, useLanguage, useMessages } from '../../language/language.tsx';
import { DOCUMENTS_ID } from './document-checklist.tsx';
import { hasGuide } from './has-guide.ts';
import { partLanguage } from './part-language.ts';
import { GUIDE_ID } from './registration-guide.tsx';

/** The key answers, visible on the first screen of a small phone: benefit, documents, fee, last date, and where to apply. */
export function AnswerBox({ scheme }: { scheme: Scheme }) {
  const detail = useMessages('schemeDetail');
  const { answer } = detail;
  const language = useLanguage();
  const textLanguage = useTextLanguage();
  const [benefit = ''] = listItems(scheme.benefits);
  const papers = listItems(scheme.documentsRequired).length;
  const applyHost = webHost(scheme.applyOnline);
  const places = [
    applyHost && answer.online,
    scheme.applyAtCsc && answer.csc,
    scheme.applyOffice && (applyHost || scheme.applyAtCsc ? answer.office : scheme.applyOffice),
  ].filter(Boolean);
  return (
    <section aria-label={answer.title} className="card mt-3 max-w-3xl p-4 leading-snug print:hidden">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {benefit && (
          <Answer name={answer.get} isWide isClamped lang={textLanguage(benefit)}>
            <PhoneText text={benefit} />
            <EnglishMark lang={partLanguage(scheme, 'benefits')} />
          </Answer>
        )}
        <Answer name={answer.where} isClamped lang={places.length === 1 ? textLanguage(String(places[0])) : undefined}>
          <PhoneText text={places.join(', ') || answer.unknown} />
        </Answer>
        <Answer name={answer.papers}>
          {papers > 0 ? (
            <a href={`#${DOCUMENTS_ID}`} className="-my-3 inline-flex min-h-11 items-center text-peacock underline">
              {answer.documentCount(papers)}
            </a>
          ) : (
            answer.unknown
          )}
        </Answer>
        <Answer name={detail.fee} isClamped lang={textLanguage(scheme.fee)}>
          <PhoneText text={scheme.fee || answer.unknown} />
          <EnglishMark lang={partLanguage(scheme, 'fee')} />
        </Answer>
        <Answer name={answer.lastDate}>
          {formatDay(language, scheme.closesOn) ?? answer.unknown}
          {isClosed(scheme) && <span className="block text-brick">{detail.isClosed}</span>}
        </Answer>
      </dl>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        {applyHost && <OfficialLink url={scheme.applyOnline} label={answer.apply} className="button-primary" />}
        <OfficialLink url={scheme.url} label={detail.visitWebsite} className={applyHost ? 'link-row' : 'button-primary'} />
        {hasGuide(scheme) && (
          <a href={`#${GUIDE_ID}`} className="link-row">
            {detail.seeSteps}
            <ArrowDownIcon />
          </a>
        )}
      </div>
      <p className="text-sm wrap-anywhere text-muted">{applyHost ?? webHost(scheme.url)}</p>
    </section>
  );
}

type AnswerProps = { name: string; isWide?: boolean; isClamped?: boolean; lang?: Language | undefined; children: ReactNode };

function Answer({ name, isWide = false, isClamped = false, lang, children }: AnswerProps) {
  return (
    <div className={isWide ? 'col-span-2' : undefined}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className={`font-semibold wrap-anywhere ${isClamped ? 'line-clamp-3' : ''}`} lang={lang}>
        {children}
      </dd>
    </div>
  );
}
