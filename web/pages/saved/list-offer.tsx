import { useEffect, useRef } from 'react';
import { readSavedSchemes } from '../../../contract/saved.endpoints.ts';
import { MAX_SAVED } from '../../../contract/saved-list.ts';
import type { SharedList } from '../../../contract/shared-list.ts';
import { saveSchemes, useSavedSchemes } from '../../components/saved/saved-schemes.ts';
import { useTextLanguage } from '../../components/text-language.ts';
import { useData } from '../../data/data.tsx';
import { langInput } from '../../language/lang-input.ts';
import { useLanguage, useMessages } from '../../language/language.tsx';

export type Offered = SharedList | { problem: 'unread' };

type ListOfferProps = {
  offered: Offered;
  /** @param said the outcome in words, or empty */
  onDone: (said: string) => void;
};

/** Confirms adding a list received from somebody. */
export function ListOffer({ offered, onDone }: ListOfferProps) {
  const { take: words } = useMessages('saved');
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each offer takes the focus
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [offered]);
  return (
    <section className="note mt-6 print:hidden">
      {'ids' in offered ? (
        <Question ids={offered.ids} heading={heading} onDone={onDone} />
      ) : (
        <>
          <h2 ref={heading} tabIndex={-1} className="subheading">
            {words.problems[offered.problem]}
          </h2>
          <Close onDone={onDone} />
        </>
      )}
    </section>
  );
}

type QuestionProps = Pick<ListOfferProps, 'onDone'> & { ids: number[]; heading: React.RefObject<HTMLHeadingElement | null> };

function Question({ ids, heading, onDone }: QuestionProps) {
  const { take: words } = useMessages('saved');
  const { loading, tryAgain } = useMessages('common');
  const textLanguage = useTextLanguage();
  const saved = useSavedSchemes();
  const known = new Set(saved.map(({ id }) => id));
  const fresh = ids.filter((id) => !known.has(id));
  const { data, error, isFetching, refetch } = useData(
    readSavedSchemes,
    { ids, ...langInput(useLanguage()) },
    { enabled: fresh.length > 0 },
  );
  const there = data?.schemes.filter(({ id }) => !known.has(id)) ?? [];
  const room = MAX_SAVED - saved.length;
  const added = there.slice(0, room);
  const title =
    fresh.length === 0
      ? words.allKnown
      : data && there.length === 0
        ? words.allGone
        : room <= 0
          ? words.full(MAX_SAVED)
          : words.question(data ? added.length : fresh.length);
  const add = () => {
    saveSchemes(added.map(({ id, schemeName }) => ({ id, name: schemeName })));
    onDone(words.added(added.length));
  };
  const remarks = data
    ? [
        ids.length > fresh.length && there.length > 0 && words.known(ids.length - fresh.length),
        fresh.length > there.length && there.length > 0 && words.gone(fresh.length - there.length),
        room > 0 && there.length > room && words.noRoom(there.length - room, MAX_SAVED),
      ]
    : [];
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="subheading">
        {title}
      </h2>
      <p>{words.where}</p>
      {isFetching && <p role="status">{loading}</p>}
      {error && !isFetching && (
        <p role="alert" className="text-brick">
          {words.failed}
        </p>
      )}
      <ul className="my-2 list-disc pl-6">
        {added.map(({ id, schemeName }) => (
          <li key={id} lang={textLanguage(schemeName)}>
            {schemeName}
          </li>
        ))}
      </ul>
      {remarks.map((remark) => remark && <p key={remark}>{remark}</p>)}
      {added.length > 0 ? (
        <div className="mt-3 flex flex-wrap gap-3">
          <button type="button" className="button-primary" onClick={add}>
            {words.add}
          </button>
          <button type="button" className="button-secondary" onClick={() => onDone('')}>
            {words.decline}
          </button>
        </div>
      ) : (
        <div className="mt-3 flex flex-wrap gap-3">
          {error && !isFetching && (
            <button type="button" className="button-primary" onClick={() => void refetch()}>
              {tryAgain}
            </button>
          )}
          {!isFetching && <Close onDone={onDone} />}
        </div>
      )}
    </>
  );
}

function Close({ onDone }: Pick<ListOfferProps, 'onDone'>) {
  const { take: words } = useMessages('saved');
  return (
    <button type="button" className="button-secondary mt-3" onClick={() => onDone('')}>
      {words.close}
    </button>
  );
}
