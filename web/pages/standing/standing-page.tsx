import type { ReactNode } from 'react';
import { STANDING } from '../../../messages/every-standing.ts';
import { PageHead } from '../../components/page-head.tsx';
import { useLanguage } from '../../language.tsx';

type StandingPageProps = { name: keyof typeof STANDING.en.standing; before?: ReactNode; after?: ReactNode };

/** About, privacy, terms, accessibility: a title, an introduction and sections of plain sentences, with parts before and after them. */
export function StandingPage({ name, before, after }: StandingPageProps) {
  const { title, intro, sections } = STANDING[useLanguage()].standing[name];
  return (
    <article className="wrap max-w-3xl py-10">
      <PageHead title={title} description={intro} />
      <h1 tabIndex={-1} className="font-display text-3xl font-bold text-peacock-dark">
        {title}
      </h1>
      <p className="mt-4 text-lg">{intro}</p>
      {before}
      {sections.map(({ heading, lines }) => (
        <section key={heading} className="mt-8">
          <h2 className="heading">{heading}</h2>
          <ul className="mt-3 grid list-disc gap-2 pl-6">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {after}
    </article>
  );
}

export const PrivacyPage = () => <StandingPage name="privacy" />;
export const TermsPage = () => <StandingPage name="terms" />;
export const AccessibilityPage = () => <StandingPage name="accessibility" />;
