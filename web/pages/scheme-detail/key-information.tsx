import type { ReactNode } from 'react';
import type { Language } from '../../../contract/languages.ts';
import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { useCategoryLabel } from '../../components/category-label.ts';
import { EnglishMark } from '../../components/english-mark.tsx';
import { isClosed } from '../../components/is-closed.ts';
import { PhoneText } from '../../components/phone/phone-text.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { formatDay, formatMonth, useLanguage, useMessages } from '../../language/language.tsx';
import { partLanguage } from './part-language.ts';
import { WhereToApply } from './where-to-apply.tsx';

/** The facts of a scheme; unknown ones have no row. */
export function KeyInformation({ scheme }: { scheme: Scheme }) {
  const card = useMessages('schemeCard');
  const labels = useMessages('listLabels');
  const detail = useMessages('schemeDetail');
  const { notAvailable } = useMessages('common');
  const stateNames = useMessages('states');
  const language = useLanguage();
  const label = useCategoryLabel();
  const textLanguage = useTextLanguage();
  const states = scheme.beneficiaryStates.map((state) => stateNames[state] ?? state).join(', ');
  const checked = formatMonth(language, scheme.checkedOn);
  const canApply = scheme.applyOnline || scheme.applyOffice || scheme.applyAtCsc;
  return (
    <section className="card">
      <h2 className="heading mb-3">{detail.keyInformation}</h2>
      <dl className="grid gap-3">
        <Fact name={detail.category}>{label(scheme.category_name)}</Fact>
        <Fact name={detail.updated}>{formatDay(language, scheme.updatedOn) ?? formatDay(language, scheme.createdOn) ?? notAvailable}</Fact>
        {checked && <Fact name={detail.checked}>{checked}</Fact>}
        {scheme.level && <Fact name={labels.level}>{labels.levels[scheme.level]}</Fact>}
        <Fact name={detail.states}>{states || card.allIndia}</Fact>
        {scheme.department && (
          <Fact name={detail.department} lang={textLanguage(scheme.department)}>
            {scheme.department}
          </Fact>
        )}
        {scheme.opensOn && <Fact name={detail.opensOn}>{formatDay(language, scheme.opensOn)}</Fact>}
        {scheme.closesOn && (
          <Fact name={detail.closesOn}>
            {formatDay(language, scheme.closesOn)}
            {isClosed(scheme) && <span className="block text-brick">{detail.isClosed}</span>}
          </Fact>
        )}
        {scheme.fee && (
          <Fact name={detail.fee} lang={textLanguage(scheme.fee)}>
            <PhoneText text={scheme.fee} />
            <EnglishMark lang={partLanguage(scheme, 'fee')} />
          </Fact>
        )}
        {scheme.helpline && (
          <Fact name={detail.helpline}>
            <PhoneText text={scheme.helpline} isHelpline />
            {scheme.helplineHours && (
              <span lang={textLanguage(scheme.helplineHours)}>
                {' '}
                <PhoneText text={scheme.helplineHours} />
              </span>
            )}
          </Fact>
        )}
        {canApply && (
          <Fact name={detail.whereToApply}>
            <WhereToApply scheme={scheme} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, lang, children }: { name: string; lang?: Language | undefined; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-2">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere" lang={lang}>
        {children}
      </dd>
    </div>
  );
}
