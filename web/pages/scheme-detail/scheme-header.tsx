import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { useCategoryLabel } from '../../components/category-label.ts';
import { PhoneText } from '../../components/phone/phone-text.tsx';
import { Tags } from '../../components/tags.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { TranslationNote } from '../../components/translation-note.tsx';
import { formatDay, formatMonth, useLanguage, useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { AnswerBox } from './answer-box.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { SchemeActions } from './scheme-actions.tsx';

/** Name, target group in one sentence, and key answers. */
export function SchemeHeader({ scheme }: { scheme: Scheme }) {
  const detail = useMessages('schemeDetail');
  const { missing } = useMessages('translation');
  const common = useMessages('common');
  const { notAvailable } = common;
  const label = useCategoryLabel();
  const textLanguage = useTextLanguage();
  const language = useLanguage();
  const updatedOn = scheme.updatedOn || scheme.createdOn;
  const checked = formatMonth(language, scheme.checkedOn);
  return (
    <header>
      <Breadcrumbs scheme={scheme} />
      <Tags className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {scheme.category_name && <span className="badge">{label(scheme.category_name)}</span>}
        <span>
          {detail.lastUpdated} <time dateTime={updatedOn.slice(0, 10)}>{formatDay(language, updatedOn) ?? notAvailable}</time>
        </span>
        {checked && <span>{detail.checkedIn(checked)}</span>}
      </Tags>
      <h1 tabIndex={-1} className="title mt-2 wrap-anywhere" lang={textLanguage(scheme.schemeName)}>
        {scheme.schemeName}
        {scheme.acronym && scheme.acronym !== scheme.schemeName && (
          <span className="font-sans text-xl font-semibold whitespace-nowrap text-muted"> ({scheme.acronym})</span>
        )}
      </h1>
      {scheme.summary && (
        <p className="mt-2 max-w-3xl leading-snug sm:text-lg" lang={textLanguage(scheme.summary)}>
          <PhoneText text={scheme.summary} />
        </p>
      )}
      {scheme.replacedBy && (
        <p className="note mt-3">
          {detail.replacedBy}{' '}
          <Link href={`/schemes/${scheme.replacedBy.id}`} className="link" lang={textLanguage(scheme.replacedBy.schemeName)}>
            {scheme.replacedBy.schemeName}
          </Link>
        </p>
      )}
      <AnswerBox scheme={scheme} />
      <TranslationNote translation={scheme.translation} missing={missing} />
      <SchemeActions scheme={scheme} />
    </header>
  );
}
