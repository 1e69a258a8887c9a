import { formatDay, formatMonth, useLanguage, useMessages } from '../language/language.tsx';
import { Link } from '../routing/router.tsx';
import { OfficialLink } from './official-link.tsx';

type Sourced = { sources: { url: string; title: string; date: string }[]; checkedOn: string | null; checkedBy: string };

/** The sources of a text, and the date of its last staff check. */
export function TextSources({ text: { sources, checkedOn, checkedBy } }: { text: Sourced }) {
  const detail = useMessages('schemeDetail');
  const language = useLanguage();
  const checkedDay = formatDay(language, checkedOn);
  if (sources.length === 0 && !checkedDay) return null;
  const newest = formatMonth(
    language,
    sources
      .map(({ date }) => date)
      .sort()
      .at(-1),
  );
  /** A source may have only a month, or no date. */
  const dayOf = (date: string) => (date.length > 7 ? formatDay(language, date) : formatMonth(language, date)) ?? detail.sourceUndated;
  return (
    <section className="mt-10 text-sm">
      <h2 className="subheading">{detail.sources}</h2>
      <p>
        {checkedDay ? detail.sourcesChecked(checkedDay, checkedBy) : detail.sourcesUnchecked(newest)} {detail.checkFirst}{' '}
        <Link href="/about" className="link print:hidden">
          {detail.howWeWrite}
        </Link>
      </p>
      <ul className="mt-2 grid print:hidden gap-x-6 sm:grid-cols-2">
        {sources.map(({ url, title, date }) => (
          <li key={`${url} ${date}`} className="flex items-center justify-between gap-4 border-t border-line">
            <OfficialLink url={url} label={title} className="link-row py-1 font-normal" />
            <span className="whitespace-nowrap text-muted">{dayOf(date)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
