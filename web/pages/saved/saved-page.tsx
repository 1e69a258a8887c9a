import { useEffect, useRef, useState } from 'react';
import { languageBase } from '../../../contract/language-address.ts';
import { newestFirst, type SavedScheme } from '../../../contract/saved-list.ts';
import { readListFragment } from '../../../contract/shared-list.ts';
import { LateScript } from '../../components/late-script.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { forgetSchemes, savedSchemes, saveSchemes, useSavedSchemes } from '../../components/saved/saved-schemes.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { formatDay, useLanguage, useMessages } from '../../language/language.tsx';
import { useSiteSettings } from '../../rendering/site-settings.tsx';
import { Link } from '../../routing/router.tsx';
import { ClearTicks } from './clear-ticks.tsx';
import { DocumentSheet } from './document-sheet.tsx';
import { GiveList } from './give-list.tsx';
import { ListOffer, type Offered } from './list-offer.tsx';
import { MergedDocuments } from './merged-documents.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { SavedList } from './saved-list.tsx';
import { SeenList } from './seen-list.tsx';
import { TakeList } from './take-list.tsx';
import { useChecklist } from './use-checklist.ts';
import { useSavedFacts } from './use-saved-facts.ts';

/** Saved and seen schemes: shown, compared, printed, shared. The server knows none of them. */
export default function SavedPage() {
  const words = useMessages('saved');
  const saved = useSavedSchemes();
  const isReady = useHydrated();
  const base = languageBase(useLanguage());
  const { tryAgain } = useMessages('common');
  const title = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const [offered, setOffered] = useOffer();
  return (
    <div className="wrap pt-6 pb-12 sm:pt-10">
      <PageHead title={words.title} description={words.description} />
      <header>
        <h1 ref={title} tabIndex={-1} className="title">
          {words.title}
        </h1>
        <p className="mt-2 print:hidden">{words.intro}</p>
        <PrintedFrom />
        <p className="note mt-6 hidden noscript:block">{words.noScript}</p>
        {!isReady && <p className="mt-6 noscript:hidden">{words.reading}</p>}
        <LateScript>
          <p>{words.late}</p>
          <p>
            {/* A native link, so that the page reloads. */}
            <a href={`${base}/saved`} className="link-row mr-5">
              {tryAgain}
            </a>
            <a href={`${base}/schemes`} className="link-row">
              {words.empty.browse}
            </a>
          </p>
        </LateScript>
        {isReady && !savedSchemes.isKept() && <p className="note mt-6 print:hidden">{words.notKept}</p>}
        {offered && (
          <ListOffer
            offered={offered}
            onDone={(outcome) => {
              setOffered(null);
              setSaid(outcome);
              title.current?.focus();
            }}
          />
        )}
        <p role="status" className="font-semibold text-leaf print:hidden">
          {said}
        </p>
      </header>
      {isReady && <Ready saved={saved} onOffer={setOffered} />}
    </div>
  );
}

/** A list from the address's fragment or a file. Once answered it is removed from the address, so that a reload does not ask again. */
function useOffer(): [Offered | null, (offered: Offered | null) => void] {
  const [offered, setOffered] = useState<Offered | null>(null);
  useEffect(() => {
    const read = () => setOffered((now) => readListFragment(location.hash) ?? now);
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return [
    offered,
    (next) => {
      if (!next && readListFragment(location.hash)) history.replaceState(history.state, '', location.pathname + location.search);
      setOffered(next);
    },
  ];
}

function Ready({ saved, onOffer }: { saved: SavedScheme[]; onOffer: (offered: Offered) => void }) {
  const ids = saved.map(({ id }) => id);
  const facts = useSavedFacts(ids);
  const checklist = useChecklist(ids);
  const factsOf = (id: number) => facts.data?.schemes.find((scheme) => scheme.id === id);
  const [removed, setRemoved] = useState<SavedScheme[]>([]);
  const [cleared, setCleared] = useState<SavedScheme[]>([]);
  const rows = newestFirst([...saved, ...removed.filter(({ id }) => !saved.some((scheme) => scheme.id === id))]);
  const named = saved.map((scheme) => ({ ...scheme, name: factsOf(scheme.id)?.schemeName ?? scheme.name }));
  const clear = () => {
    setRemoved([]);
    setCleared(saved);
    forgetSchemes(saved.map(({ id }) => id));
  };
  return (
    <>
      <div className="print:hidden">
        {saved.length === 0 && cleared.length > 0 && <Cleared schemes={cleared} />}
        {saved.length === 0 && (
          <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
            <ClearTicks />
          </div>
        )}
        {rows.length === 0 && cleared.length === 0 && <Empty />}
        {rows.length > 0 && (
          <SavedList
            rows={rows}
            saved={saved}
            facts={facts}
            onClear={clear}
            onRemove={(scheme) => {
              setRemoved([...removed, scheme]);
              forgetSchemes([scheme.id]);
            }}
          />
        )}
        {saved.length > 0 && <DocumentsToBring {...checklist} />}
        {saved.length > 0 && <GiveList schemes={named} />}
        <TakeList onOffer={onOffer} />
        <SeenList />
      </div>
      {saved.length > 0 && checklist.data && <DocumentSheet checklist={checklist.data} />}
      <PrintSheet schemes={saved} factsOf={factsOf} />
    </>
  );
}

/** The merged list of documents, or its loading or failure state. */
function DocumentsToBring({ data, error, isFetching, refetch }: ReturnType<typeof useChecklist>) {
  const { merged: words } = useMessages('saved');
  if (data) return <MergedDocuments checklist={data} />;
  if (isFetching) {
    return (
      <p role="status" className="mt-10 text-muted">
        {words.getting}
      </p>
    );
  }
  return error && <LoadFailure text={words.failed} error={error} onRetry={() => void refetch()} />;
}

function Empty() {
  const { empty } = useMessages('saved');
  return (
    <section className="card mt-6">
      <h2 className="subheading">{empty.title}</h2>
      <p className="mb-3">{empty.text}</p>
      <Link href="/schemes" className="button-primary">
        {empty.browse}
      </Link>
    </section>
  );
}

/** Replaces the cleared list and offers undo. */
function Cleared({ schemes }: { schemes: SavedScheme[] }) {
  const words = useMessages('saved');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="note mt-6 flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
      {words.cleared(schemes.length)}
      <button ref={button} type="button" className="button-secondary" onClick={() => saveSchemes(schemes)}>
        {words.undoClearing}
      </button>
    </p>
  );
}

/** In print: the source and date of the sheet. */
function PrintedFrom() {
  const { sheet } = useMessages('saved');
  const { publicUrl } = useSiteSettings();
  const day = formatDay(useLanguage(), new Date().toISOString()) ?? '';
  return <p className="sheet hidden">{useHydrated() && sheet.from(day, new URL(publicUrl).host)}</p>;
}
