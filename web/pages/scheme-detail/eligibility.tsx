import { type ComponentType, useEffect, useState } from 'react';
import { htmlToText, isEmptyHtml, listItems } from '../../../contract/html-text.ts';
import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { hasAnswers } from '../../components/check/has-answers.ts';
import { EnglishMark } from '../../components/english-mark.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { partLanguage } from './part-language.ts';

/** Who can apply; and "Is this for you?", whose code comes when it is wanted, or at once where there are answers from before. */
export function Eligibility({ scheme }: { scheme: Scheme }) {
  const detail = useMessages('schemeDetail');
  const textLanguage = useTextLanguage();
  const [check, setCheck] = useState<{ SchemeCheck: ComponentType<{ scheme: Scheme }> } | null>(null);
  const load = async () => setCheck(await import('../../components/check/scheme-check.tsx'));
  const hasRules = scheme.conditions.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes
  useEffect(() => {
    if (hasRules && hasAnswers()) void load().catch(() => {});
  }, []);
  const html = scheme.elegiblityCriteria;
  const english = partLanguage(scheme, 'eligibility');
  if (isEmptyHtml(html)) return null;
  return (
    <section>
      <h2 className="heading mb-3">
        {detail.eligibility}
        <EnglishMark lang={english} />
      </h2>
      {!(check && isAllLines(html)) && <RichText html={html} lang={english ?? textLanguage(html)} />}
      {check ? (
        <div className="card mt-4">
          <h3 className="subheading">{detail.isForYou}</h3>
          <check.SchemeCheck scheme={scheme} />
        </div>
      ) : (
        hasRules && (
          <Link
            href="/check"
            className="button-secondary mt-4 print:hidden"
            onClick={(event) => {
              event.preventDefault();
              const { href } = event.currentTarget;
              // Where its code cannot be had, the page of the check has a form that needs none.
              load().catch(() => location.assign(href));
            }}
          >
            {detail.isForYou}
          </Link>
        )
      )}
    </section>
  );
}

/** The check shows every line with its mark: then the text beside it would say everything twice. */
const isAllLines = (html: string) => listItems(html).join('').replace(/\s/g, '') === htmlToText(html).replace(/\s/g, '');
