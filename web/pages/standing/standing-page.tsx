import type { ReactNode } from 'react';
import type { Messages } from '../../../messages/en.ts';
import { PageHead } from '../../components/page-head.tsx';
import { useMessages } from '../../language/language.tsx';

type StandingName = keyof Messages['standing'];

type StandingPageProps = { name: StandingName; before?: ReactNode; after?: ReactNode };

/** About, privacy, terms, accessibility: title, introduction and sections, with parts before and after. */
export function StandingPage({ name, before, after }: StandingPageProps) {
  const { title, intro, sections } = useMessages('standing')[name];
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

export const standingPage = (name: StandingName) => () => <StandingPage name={name} />;
