import { SCHEMES_PER_PAGE, type SchemePage } from '../../../contract/schemes.endpoints.ts';
import { ArticleBlock } from '../../components/article-block.tsx';
import { DocumentBlock } from '../../components/documents/document-block.tsx';
import { Pager } from '../../components/pager.tsx';
import { hasNextPage } from '../../components/pager-pages.ts';
import { SchemeGrid } from '../../components/scheme-grid.tsx';
import { schemesAddress } from '../../components/schemes-address.ts';
import { useMessages } from '../../language/language.tsx';
import { Redirect } from '../../routing/router.tsx';
import { AskForScheme } from './ask-for-scheme.tsx';
import type { ListQuery } from './list-query.ts';
import { NothingFound } from './nothing-found.tsx';

type ResultListProps = { query: ListQuery; result: SchemePage };

/** A page of schemes with its pager, or the empty state. A page beyond the last redirects there. */
export function ResultList({
  query,
  result: { schemes, total, weak, nearest = [], articles = [], papers = [], documentFirst = false },
}: ResultListProps) {
  const list = useMessages('schemeList');
  const { page, category, audience, ...others } = query;
  const address = (target: number) => schemesAddress({ ...others, for: audience, category_name: category, page: target });
  const lastPage = Math.max(1, Math.ceil(total / SCHEMES_PER_PAGE));
  const related = (articles.length > 0 || papers.length > 0) && (
    <div className="grid gap-4">
      {papers.length > 0 && <DocumentBlock papers={papers} />}
      {articles.length > 0 && <ArticleBlock articles={articles} />}
    </div>
  );
  if (schemes.length === 0) {
    return page > lastPage ? <Redirect to={address(lastPage)} /> : <NothingFound query={query} nearest={nearest} related={related} />;
  }
  if (weak) {
    // An article or document may match when no scheme does.
    return (
      <div className="grid gap-8">
        {related}
        {related ? (
          <section>
            <h2 className="heading mb-4">{list.near}</h2>
            <SchemeGrid schemes={schemes} heading="h3" />
          </section>
        ) : (
          <SchemeGrid schemes={schemes} />
        )}
        <AskForScheme words={query.q} />
      </div>
    );
  }
  return (
    <>
      {documentFirst && (
        <>
          {related}
          <h2 className="heading mt-8 mb-4">{list.near}</h2>
        </>
      )}
      <SchemeGrid schemes={schemes} {...(documentFirst ? { heading: 'h3' } : { between: related })} />
      <Pager page={page} lastPage={lastPage} hasNext={hasNextPage(schemes.length, page, SCHEMES_PER_PAGE, total)} address={address} />
    </>
  );
}
