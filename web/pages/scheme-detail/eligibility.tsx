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

/** Who can apply, and "Is this for you?", whose code is loaded on demand, or at once if there are stored answers. */
export function Eligibility({ scheme }: { scheme: Scheme }) {
  const detail = useMessages('schemeDetail');
  const textLanguage = useTextLanguage();
  const [check, setCheck] = useState<{ SchemeCheck: ComponentType<{ scheme: Scheme }> } | null>(null);
  const load = async () => setCheck(await import('../../components/check/scheme-check.tsx'));
  const hasRules = scheme.conditions.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page loads
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
              // If the code fails to load, the check page has a form without scripts.
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

/** The check lists every line with its verdict, so showing the text too would repeat it. */
const isAllLines = (html: string) => listItems(html).join('').replace(/\s/g, '') === htmlToText(html).replace(/\s/g, '');
