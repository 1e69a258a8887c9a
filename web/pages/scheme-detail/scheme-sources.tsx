import { Link } from 'wouter';
import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { OfficialLink } from '../../components/official-link.tsx';
import { formatDay, formatMonth, useLanguage, useMessages } from '../../language.tsx';

/** What the text rests on, and whether anybody has held it against the official page. */
export function SchemeSources({ scheme: { sources, checkedOn, checkedBy } }: { scheme: Scheme }) {
  const { detail } = useMessages().schemes;
  const language = useLanguage();
  const checkedDay = formatDay(language, checkedOn);
  if (sources.length === 0 && !checkedDay) return null;
  /** A source may be known by its month only. */
  const dayOf = (date: string) => (date.length > 7 ? formatDay(language, date) : formatMonth(language, date));
  return (
    <section className="mt-10 text-sm">
      <h2 className="subheading">{detail.sources}</h2>
      <p>
        {checkedDay ? detail.sourcesChecked(checkedDay, checkedBy) : detail.sourcesUnchecked} {detail.checkFirst}{' '}
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
