import { SCHEMES_PER_PAGE } from '../../../contract/schemes.endpoints.ts';
import { STATES } from '../../../contract/states.ts';
import { CountLine } from '../../components/count-line.tsx';
import { FilterArea } from '../../components/filter-area.tsx';
import { FilterChips } from '../../components/filter-chips.tsx';
import { RESULTS_ID } from '../../components/focus-results.ts';
import { HomeLink } from '../../components/home-link.tsx';
import { ArrowLeftIcon } from '../../components/icons.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pager } from '../../components/pager.tsx';
import { hasNextPage } from '../../components/pager-pages.ts';
import { SchemeGrid, SchemeGridSkeleton } from '../../components/scheme-grid.tsx';
import { SearchForm } from '../../components/search-form.tsx';
import { SkipToResults } from '../../components/skip-to-results.tsx';
import { useCall } from '../../data/data.tsx';
import { useMessages } from '../../language/language.tsx';
import type { Visit } from '../../page.ts';
import { Link, Redirect } from '../../routing/router.tsx';
import { categorySchemesCall } from './category.page.ts';
import { type CategoryQuery, categoryAddress, readCategoryQuery, shownPage } from './category-list.ts';
import { categoryNames } from './category-name.ts';

export default function CategoryPage(visit: Visit) {
  const slug = visit.params.category ?? '';
  const words = useMessages('categoryPage');
  const list = useMessages('schemeList');
  const labels = useMessages('listLabels');
  const header = useMessages('header');
  const names = categoryNames(slug, useMessages('categoryNames'));
  const query = readCategoryQuery(visit.search);
  const { data, error, refetch } = useCall(categorySchemesCall(visit));
  const shown = data && shownPage(data, query);
  const title = words.title(names.title);
  return (
    <div className="wrap relative pt-2 pb-12 sm:pt-8">
      <SkipToResults />
      <PageHead title={query.page > 1 ? list.onPage(title, query.page) : title} description={words.description(names.title)} />
      <HomeLink anchor="categories" className="link-row">
        <ArrowLeftIcon />
        {words.back}
      </HomeLink>
      <h1 tabIndex={-1} className="title mb-3 wrap-anywhere max-sm:text-2xl sm:mb-6">
        {title}
      </h1>
      <SearchForm category={slug} />
      <Link href="/check" className="link-row">
        {header.check}
      </Link>
      <section id={RESULTS_ID} tabIndex={-1} aria-label={list.results} className="mt-3 min-h-[60vh]">
        {error ? (
          <LoadFailure text={labels.failed} error={error} onRetry={() => void refetch()} />
        ) : !shown ? (
          <SchemeGridSkeleton />
        ) : shown.total === 0 && query.state === '' ? (
          <NoSchemes category={names.inSentence} />
        ) : (
          <CategorySchemes shown={shown} slug={slug} query={query} />
        )}
      </section>
    </div>
  );
}

type CategorySchemesProps = { shown: ReturnType<typeof shownPage>; slug: string; query: CategoryQuery };

function CategorySchemes({ shown: { schemes, total, states }, slug, query: { state, page } }: CategorySchemesProps) {
  const words = useMessages('categoryPage');
  const list = useMessages('schemeList');
  const stateNames = useMessages('states');
  const lastPage = Math.max(1, Math.ceil(total / SCHEMES_PER_PAGE));
  if (page > lastPage) return <Redirect to={categoryAddress(slug, { state, page: lastPage })} />;
  const options = STATES.map((name) => ({ value: name, text: stateNames[name] ?? name, count: states[name] ?? 0 }));
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-2 sm:gap-3">
        <FilterArea
          choices={[{ name: 'state', label: list.state, any: list.anyState, options, hint: list.stateHint }]}
          values={{ state }}
          path={`/category/${encodeURIComponent(slug)}`}
          address={(wanted) => categoryAddress(slug, wanted)}
          countOf={(wanted) => (wanted.state ? states[wanted.state] : state === '' ? total : undefined)}
        />
        <FilterChips
          chips={state ? [{ text: stateNames[state] ?? state, href: categoryAddress(slug, {}) }] : []}
          allOff={categoryAddress(slug, {})}
        />
      </div>
      <CountLine page={page} count={schemes.length} total={total} />
      {schemes.length === 0 ? (
        <p className="note">{words.noneInState}</p>
      ) : (
        <>
          <SchemeGrid schemes={schemes} />
          <Pager
            page={page}
            lastPage={lastPage}
            hasNext={hasNextPage(schemes.length, page, SCHEMES_PER_PAGE, total)}
            address={(target) => categoryAddress(slug, { state, page: target })}
          />
        </>
      )}
    </>
  );
}

function NoSchemes({ category }: { category: string }) {
  const words = useMessages('categoryPage');
  const list = useMessages('schemeList');
  return (
    <div className="note">
      <h2 className="subheading">{list.noneTitle}</h2>
      <p className="wrap-anywhere">{words.none(category)}</p>
      <Link href="/schemes" className="button-primary mt-4">
        {words.browseAll}
      </Link>
    </div>
  );
}
