import { Link } from 'wouter';
import { type SchemeSummary, schemesOfCategory } from '../../../contract/schemes.endpoints.ts';
import { HomeLink } from '../../components/home-link.tsx';
import { ArrowLeftIcon } from '../../components/icons.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pager } from '../../components/pager.tsx';
import { hasNextPage } from '../../components/pager-pages.ts';
import { SchemeGrid, SchemeGridSkeleton } from '../../components/scheme-grid.tsx';
import { SearchForm } from '../../components/search-form.tsx';
import { useData } from '../../data.tsx';
import { langInput } from '../../lang-input.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import type { PageProps } from '../../page.ts';
import { useSearch } from '../../use-search.ts';
import { categoryNames } from './category-name.ts';

/** A category with more schemes than this is shown in pages. */
const MOST_AT_ONCE = 100;
const PER_PAGE = 24;

export default function CategoryPage({ params }: PageProps) {
  const slug = params.category ?? '';
  const messages = useMessages();
  const { category: words, list } = messages.schemes;
  const { data: schemes, isError, refetch } = useData(schemesOfCategory, { category: slug, ...langInput(useLanguage()) });
  const names = categoryNames(slug, messages.categories.names);
  const page = Math.max(1, Number.parseInt(new URLSearchParams(useSearch()).get('page') ?? '', 10) || 1);
  const title = words.title(names.title);
  return (
    <div className="wrap pt-6 pb-12 sm:pt-10">
      <PageHead title={page > 1 ? list.onPage(title, page) : title} description={words.description(names.title)} />
      <HomeLink anchor="categories" className="link-row">
        <ArrowLeftIcon />
        {words.back}
      </HomeLink>
      <h1 tabIndex={-1} className="title mt-2 mb-6 wrap-anywhere">
        {title}
      </h1>
      <SearchForm category={slug} />
      <div className="mt-8 min-h-[60vh]">
        {isError ? (
          <LoadFailure text={list.failed} onRetry={() => void refetch()} />
        ) : !schemes ? (
          <SchemeGridSkeleton />
        ) : schemes.length === 0 ? (
          <NoSchemes category={names.inSentence} />
        ) : (
          <CategorySchemes schemes={schemes} page={page} address={(target) => pageAddress(slug, target)} />
        )}
      </div>
    </div>
  );
}

function pageAddress(slug: string, page: number): string {
  return `/category/${encodeURIComponent(slug)}${page > 1 ? `?page=${page}` : ''}`;
}

type CategorySchemesProps = { schemes: SchemeSummary[]; page: number; address: (page: number) => string };

function CategorySchemes({ schemes, page, address }: CategorySchemesProps) {
  if (schemes.length <= MOST_AT_ONCE) return <SchemeGrid schemes={schemes} />;
  const lastPage = Math.ceil(schemes.length / PER_PAGE);
  const shownPage = Math.min(page, lastPage);
  const shown = schemes.slice((shownPage - 1) * PER_PAGE, shownPage * PER_PAGE);
  return (
    <>
      <SchemeGrid schemes={shown} />
      <Pager
        page={shownPage}
        lastPage={lastPage}
        hasNext={hasNextPage(shown.length, shownPage, PER_PAGE, schemes.length)}
        address={address}
      />
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
