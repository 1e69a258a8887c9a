import { DOCUMENT_GROUPS } from '../../../contract/document-groups.ts';
import type { DocumentSummary } from '../../../contract/documents.endpoints.ts';
import { languageBase } from '../../../contract/language-address.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { useCall } from '../../data/data.tsx';
import { useLanguage, useMessages } from '../../language/language.tsx';
import type { Visit } from '../../page.ts';
import { Link } from '../../routing/router.tsx';
import { documentsCall, searchedDocuments } from './documents.page.ts';

/** The library: all documents by group, or those matching a search. */
export default function DocumentsPage(visit: Visit) {
  const { list } = useMessages('documents');
  const { loading } = useMessages('common');
  const words = searchedDocuments(visit);
  const { data, error, refetch } = useCall(documentsCall(visit));
  return (
    <div className="wrap pt-6 pb-12 sm:pt-10">
      <PageHead title={words ? `${list.title}: ${words}` : list.title} description={list.description} />
      <h1 tabIndex={-1} className="title">
        {list.title}
      </h1>
      <p className="mt-2">{list.intro}</p>
      <SearchDocuments words={words} />
      {error ? (
        <LoadFailure text={list.failed} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <p role="status">{loading}</p>
      ) : words ? (
        <Found words={words} papers={data.papers} />
      ) : (
        <ByGroup papers={data.papers} />
      )}
    </div>
  );
}

/** A plain form: the server renders its result page. */
function SearchDocuments({ words }: { words: string }) {
  const { list } = useMessages('documents');
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of older phones do not know <search>
    <form role="search" action={`${languageBase(useLanguage())}/documents`} className="my-6 flex max-w-2xl flex-wrap gap-3 print:hidden">
      <input
        key={words}
        type="search"
        name="q"
        defaultValue={words}
        aria-label={list.field}
        maxLength={200}
        className="field min-w-0 grow basis-48"
      />
      <button type="submit" className="button-primary">
        {list.search}
      </button>
    </form>
  );
}

function Found({ words, papers }: { words: string; papers: DocumentSummary[] }) {
  const { list } = useMessages('documents');
  return (
    <>
      {papers.length > 0 ? (
        <>
          <h2 className="heading wrap-anywhere">{list.found(papers.length, words)}</h2>
          <DocumentList papers={papers} />
        </>
      ) : (
        <div className="note">
          <p className="font-semibold wrap-anywhere">{list.none(words)}</p>
          <p>{list.noneText}</p>
        </div>
      )}
      <Link href="/documents" className="link-row mt-4">
        {list.all}
      </Link>
    </>
  );
}

function ByGroup({ papers }: { papers: DocumentSummary[] }) {
  const { groups } = useMessages('documents');
  return DOCUMENT_GROUPS.map((group) => {
    const some = papers.filter((paper) => paper.group === group);
    if (some.length === 0) return null;
    return (
      <section key={group} className="mt-8">
        <h2 className="heading">{groups[group]}</h2>
        <DocumentList papers={some} />
      </section>
    );
  });
}

function DocumentList({ papers }: { papers: DocumentSummary[] }) {
  const { list } = useMessages('documents');
  const textLanguage = useTextLanguage();
  return (
    <ul className="mt-3 grid gap-x-10 md:grid-cols-2">
      {papers.map(({ slug, name, summary, schemeCount }) => (
        <li key={slug} className="border-t border-line py-2" lang={textLanguage(name)}>
          <Link href={`/documents/${slug}`} className="link-row">
            {name}
          </Link>
          <p className="text-muted wrap-anywhere">
            {summary}
            {schemeCount > 0 && <span className="block text-sm">{list.schemeCount(schemeCount)}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
