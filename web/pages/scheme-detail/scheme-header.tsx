import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { useCategoryLabel } from '../../components/category-label.ts';
import { ArrowDownIcon } from '../../components/icons.tsx';
import { OfficialLink } from '../../components/official-link.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { webHost } from '../../components/web-host.ts';
import { useMessages } from '../../language.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { KEY_INFORMATION_ID } from './key-information.tsx';
import { GUIDE_ID } from './registration-guide.tsx';
import { SchemeActions } from './scheme-actions.tsx';
import { TranslationNote } from './translation-note.tsx';

/** What the scheme is called, whom it is for in one sentence, and the way to its official site. */
export function SchemeHeader({ scheme }: { scheme: Scheme }) {
  const { detail } = useMessages().schemes;
  const label = useCategoryLabel();
  const textLanguage = useTextLanguage();
  return (
    <header>
      <Breadcrumbs scheme={scheme} />
      {scheme.category_name && <span className="badge">{label(scheme.category_name)}</span>}
      <h1 tabIndex={-1} className="title mt-2 wrap-anywhere" lang={textLanguage(scheme.schemeName)}>
        {scheme.schemeName}
        {scheme.acronym && scheme.acronym !== scheme.schemeName && (
          <span className="font-sans text-xl font-semibold whitespace-nowrap text-muted"> ({scheme.acronym})</span>
        )}
      </h1>
      {scheme.summary && (
        <p className="mt-3 max-w-3xl text-lg" lang={textLanguage(scheme.summary)}>
          {scheme.summary}
        </p>
      )}
      <p className="mt-1 print:hidden">
        <a href={`#${KEY_INFORMATION_ID}`} className="link-row text-muted">
          {detail.lastUpdated}
          <span className="sr-only"> {detail.seeKeyInformation}</span>
        </a>
      </p>
      <TranslationNote translation={scheme.translation} />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <OfficialLink url={scheme.url} label={detail.visitWebsite} className="button-primary" />
        <span className="text-sm wrap-anywhere text-muted">{webHost(scheme.url)}</span>
        <a href={`#${GUIDE_ID}`} className="link-row">
          {detail.seeSteps}
          <ArrowDownIcon />
        </a>
      </div>
      <SchemeActions scheme={scheme} />
    </header>
  );
}
