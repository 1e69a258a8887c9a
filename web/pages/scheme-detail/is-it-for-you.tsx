import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import type { CheckMessages } from '../../../messages/en/check.ts';
import { LOAD_CHECK } from '../../../messages/load-language.ts';
import { hasAnswers } from '../../components/check/has-answers.ts';
import { useLanguage, useMessages } from '../../language.tsx';

type Loaded = { SchemeCheck: ComponentType<{ scheme: Scheme; words: CheckMessages }>; words: CheckMessages };

/** "Is this for you?" The check comes when it is wanted, or at once where there are answers from before. Without scripts it is a link. */
export function IsItForYou({ scheme }: { scheme: Scheme }) {
  const { isForYou } = useMessages().schemes.detail;
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const load = async () => {
    const [{ SchemeCheck }, words] = await Promise.all([import('../../components/check/scheme-check.tsx'), LOAD_CHECK[language]()]);
    setLoaded({ SchemeCheck, words });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes
  useEffect(() => {
    if (hasAnswers()) void load().catch(() => {});
  }, []);
  if (loaded)
    return (
      <section className="card mt-4">
        <h3 className="subheading">{isForYou}</h3>
        <loaded.SchemeCheck scheme={scheme} words={loaded.words} />
      </section>
    );
  return (
    <Link
      href="/check"
      className="button-secondary mt-4 print:hidden"
      onClick={(event) => {
        event.preventDefault();
        // Where its code cannot be had, the page of the check has a form that needs none.
        load().catch(() => location.assign((event.target as HTMLAnchorElement).href));
      }}
    >
      {isForYou}
    </Link>
  );
}
