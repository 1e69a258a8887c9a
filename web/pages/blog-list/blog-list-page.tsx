import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { type BlogPage, listBlogs } from '../../../contract/blogs.endpoints.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useData } from '../../data.tsx';
import { useLanguage, useMessages } from '../../language.tsx';
import { useSearch } from '../../use-search.ts';
import { BlogCard } from './blog-card.tsx';
import { blogListInput } from './blog-list-query.ts';
import { BlogPager } from './blog-pager.tsx';

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

/** The published articles, six a page. */
export default function BlogListPage() {
  const { list } = useMessages().blog;
  const input = blogListInput(new URLSearchParams(useSearch()), useLanguage());
  const { data, isError, refetch } = useData(listBlogs, input);
  useArrival(input.page);
  return (
    <>
      <PageHead title={input.page > 1 ? list.onPage(input.page) : list.title} description={list.description} />
      <header className="border-b border-line bg-sand">
        <div className="wrap py-10 sm:py-14">
          <p className="mb-2 font-semibold text-marigold-dark">{list.title}</p>
          <h1 tabIndex={-1} className="title max-w-3xl">
            {list.heading}
          </h1>
          <p className="mt-3 max-w-2xl text-lg">{list.intro}</p>
        </div>
        <div className="bandhani" />
      </header>
      <div className="wrap part min-h-[60vh]">
        {isError ? (
          <LoadFailure text={list.failed} onRetry={() => void refetch()} />
        ) : data ? (
          <Articles data={data} page={input.page} />
        ) : (
          <Skeleton />
        )}
      </div>
    </>
  );
}

function Articles({ data: { items, totalPages }, page }: { data: BlogPage; page: number }) {
  const { list } = useMessages().blog;
  if (items.length === 0) {
    return (
      <div className="note">
        <p className="font-semibold">{list.empty}</p>
        {page > 1 && (
          <>
            <p>{list.noSuchPage}</p>
            <Link href="/blog" className="link-row">
              {list.firstPage}
            </Link>
          </>
        )}
      </div>
    );
  }
  return (
    <>
      <ul className={GRID}>
        {items.map((blog, place) => (
          <li key={blog.id} className="grid min-w-0">
            <BlogCard blog={blog} isFirst={place === 0} />
          </li>
        ))}
      </ul>
      <BlogPager page={page} lastPage={totalPages} />
    </>
  );
}

function Skeleton() {
  const { loading } = useMessages().common;
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{loading}</span>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className="skeleton h-96" />
      ))}
    </div>
  );
}

/** Another page of the list begins at the top, and the keyboard goes there too. */
function useArrival(page: number): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [page]);
}
