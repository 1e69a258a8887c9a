import { Link, Redirect } from 'wouter';
import { resolveCategory } from '../../../contract/categories.ts';
import { MOST_OF_A_CATEGORY, SCHEMES_PER_PAGE, type SchemeSummary } from '../../../contract/schemes.endpoints.ts';
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
import { schemesAddress } from '../../components/schemes-address.ts';
import { SearchForm } from '../../components/search-form.tsx';
import { SkipToResults } from '../../components/skip-to-results.tsx';
import { useCall } from '../../data.tsx';
import { useMessages } from '../../language.tsx';
import type { Visit } from '../../page.ts';
import { categorySchemesCall } from './category.page.ts';
import { type CategoryQuery, categoryAddress, countByState, readCategoryQuery, schemesShown } from './category-list.ts';
import { categoryNames } from './category-name.ts';

export default function CategoryPage(visit: Visit) {
  const slug = visit.params.category ?? '';
  const messages = useMessages();
  const { category: words, list } = messages.schemes;
  const { data: schemes, error, refetch } = useCall(categorySchemesCall(visit));
  const names = categoryNames(slug, messages.categories.names);
  const query = readCategoryQuery(visit.search);
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
        {messages.layout.check}
      </Link>
      <section id={RESULTS_ID} tabIndex={-1} aria-label={list.results} className="mt-3 min-h-[60vh]">
        {error ? (
          <LoadFailure text={list.failed} error={error} onRetry={() => void refetch()} />
        ) : !schemes ? (
          <SchemeGridSkeleton />
        ) : schemes.length === 0 ? (
          <NoSchemes category={names.inSentence} />
        ) : (
          <CategorySchemes schemes={schemes} slug={slug} query={query} />
        )}
      </section>
    </div>
  );
}

type CategorySchemesProps = { schemes: SchemeSummary[]; slug: string; query: CategoryQuery };

function CategorySchemes({ schemes, slug, query: { state, page } }: CategorySchemesProps) {
  const messages = useMessages();
  const { list, category: words } = messages.schemes;
  const category = resolveCategory(slug);
  const all = schemesShown(schemes, category?.slug ?? slug, state);
  const lastPage = Math.max(1, Math.ceil(all.length / SCHEMES_PER_PAGE));
  if (page > lastPage) return <Redirect to={categoryAddress(slug, { state, page: lastPage })} replace />;
  const counts = countByState(schemes, STATES);
  const shown = all.slice((page - 1) * SCHEMES_PER_PAGE, page * SCHEMES_PER_PAGE);
  const options = STATES.map((name) => ({ value: name, text: messages.states[name] ?? name, count: counts.get(name) }));
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-2 sm:gap-3">
        <FilterArea
          choices={[{ name: 'state', label: list.state, any: list.anyState, options, hint: list.stateHint }]}
          values={{ state }}
          path={`/category/${encodeURIComponent(slug)}`}
          address={(wanted) => categoryAddress(slug, wanted)}
          countOf={(wanted) => (wanted.state ? counts.get(wanted.state) : schemes.length)}
        />
        <FilterChips
          chips={state ? [{ text: messages.states[state] ?? state, href: categoryAddress(slug, {}) }] : []}
          allOff={categoryAddress(slug, {})}
        />
      </div>
      <CountLine page={page} count={shown.length} total={all.length} />
      {schemes.length >= MOST_OF_A_CATEGORY && (
        <Link href={schemesAddress({ category_name: category?.name ?? slug, state })} className="link-row">
          {words.newestOnly(schemes.length)}
        </Link>
      )}
      {shown.length === 0 ? (
        <p className="note">{words.noneInState}</p>
      ) : (
        <>
          <SchemeGrid schemes={shown} />
          <Pager
            page={page}
            lastPage={lastPage}
            hasNext={hasNextPage(shown.length, page, SCHEMES_PER_PAGE, all.length)}
            address={(target) => categoryAddress(slug, { state, page: target })}
          />
        </>
      )}
    </>
  );
}

function NoSchemes({ category }: { category: string }) {
  const { category: words, list } = useMessages().schemes;
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
