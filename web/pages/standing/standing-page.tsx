import { standing as english } from '../../../messages/en/standing.ts';
import { standing as hindi } from '../../../messages/hi/standing.ts';
import { PageHead } from '../../components/page-head.tsx';
import { useLanguage } from '../../language.tsx';

const TEXTS = { en: english, hi: hindi };

/** Privacy, terms, accessibility: a title, an introduction and sections of plain sentences. */
export function StandingPage({ name }: { name: keyof typeof english }) {
  const { title, intro, sections } = TEXTS[useLanguage()][name];
  return (
    <article className="wrap max-w-3xl py-10">
      <PageHead title={title} description={intro} />
      <h1 tabIndex={-1} className="text-3xl font-bold text-peacock-dark">
        {title}
      </h1>
      <p className="mt-4 text-lg">{intro}</p>
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
    </article>
  );
}
