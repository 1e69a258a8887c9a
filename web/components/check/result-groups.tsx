import { type ReactNode, useState } from 'react';
import type { Verdict } from '../../../contract/eligibility/evaluate.ts';
import { useMessages } from '../../language/language.tsx';
import { useCheckWords } from './check-words.ts';

const VERDICTS = ['yes', 'open', 'no'] as const satisfies Verdict[];
const FIRST_SHOWN: Record<Verdict, number> = { yes: 12, open: 6, no: 6 };
/** Without collapsible lists, this many of the nearest schemes that do not fit. */
const MAX_UNFIT = 30;

type Sorted = { id: number; categories: string[] };

type ResultGroupsProps<S extends Sorted> = {
  results: Record<Verdict, S[]>;
  /** Shown with the open schemes: those without rules. */
  after?: ReactNode;
  showAll?: boolean;
  card: (scheme: S, verdict: Verdict) => ReactNode;
};

/** The results in three groups, with filters. */
export function ResultGroups<S extends Sorted>({ results, after, showAll = false, card }: ResultGroupsProps<S>) {
  const words = useCheckWords();
  const names = useMessages('categoryNames');
  const [need, setNeed] = useState('');
  const isNeeded = ({ categories }: S) => need === '' || categories.includes(need);
  const there = new Set(VERDICTS.flatMap((verdict) => results[verdict].flatMap(({ categories }) => categories)));
  return (
    <section id="results" tabIndex={-1} aria-label={words.results}>
      {!showAll && there.size > 1 && (
        <label className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{words.filter}</span>
          <select value={need} onChange={(event) => setNeed(event.target.value)} className="field w-auto max-w-full">
            <option value="">{words.everything}</option>
            {[...there].map((slug) => (
              <option key={slug} value={slug}>
                {names[slug] ?? slug}
              </option>
            ))}
          </select>
        </label>
      )}
      {VERDICTS.map((verdict) => (
        <Group key={verdict} verdict={verdict} schemes={results[verdict].filter(isNeeded)} showAll={showAll} card={card}>
          {verdict === 'open' && after}
        </Group>
      ))}
    </section>
  );
}

type GroupProps<S> = {
  verdict: Verdict;
  schemes: S[];
  showAll: boolean;
  card: (scheme: S, verdict: Verdict) => ReactNode;
  children?: ReactNode;
};

function Group<S extends Sorted>({ verdict, schemes, showAll, card, children }: GroupProps<S>) {
  const words = useCheckWords();
  const [isWhole, setWhole] = useState(showAll);
  const most = showAll && verdict === 'no' ? MAX_UNFIT : isWhole ? schemes.length : FIRST_SHOWN[verdict];
  const shown = schemes.slice(0, most);
  const list = (
    <ul className="mt-3 grid gap-3">
      {shown.map((scheme) => (
        <li key={scheme.id}>{card(scheme, verdict)}</li>
      ))}
    </ul>
  );
  const title = (
    <h3 className="heading">
      {words.groups[verdict]} ({schemes.length})
    </h3>
  );
  const text = <p className="text-sm text-muted">{schemes.length > 0 ? words.groupTexts[verdict] : words.nothingYet}</p>;
  return (
    <section className="mt-6">
      {showAll && verdict === 'no' ? (
        // Collapsed, because hundreds would bury the form below.
        <details>
          <summary className="min-h-11 cursor-pointer content-center [&>h3]:inline">{title}</summary>
          {text}
          {list}
          {shown.length < schemes.length && <p className="mt-3">{words.othersUnfit(schemes.length - shown.length)}</p>}
        </details>
      ) : (
        <>
          {title}
          {text}
          {list}
        </>
      )}
      {!showAll && shown.length < schemes.length && (
        <button type="button" className="button-secondary mt-3" onClick={() => setWhole(true)}>
          {words.more(schemes.length - shown.length)}
        </button>
      )}
      {children}
    </section>
  );
}
