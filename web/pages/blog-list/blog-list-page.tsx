import type { BlogPage } from '../../../contract/blogs.endpoints.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useCall } from '../../data/data.tsx';
import { useMessages } from '../../language/language.tsx';
import type { Visit } from '../../page.ts';
import { Redirect } from '../../routing/router.tsx';
import { BlogCard } from './blog-card.tsx';
import { articlesCall } from './blog-list.page.ts';
import { blogListAddress, readPage } from './blog-list-query.ts';
import { BlogPager } from './blog-pager.tsx';

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

/** Published articles, six per page. */
export default function BlogListPage(visit: Visit) {
  const { list } = useMessages('blog');
  const page = readPage(visit.search);
  const { data, error, refetch } = useCall(articlesCall(visit));
  return (
    <>
      <PageHead title={page > 1 ? list.onPage(page) : list.title} description={list.description} />
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
        {error ? (
          <LoadFailure text={list.failed} error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Articles data={data} page={page} />
        ) : (
          <Skeleton />
        )}
      </div>
    </>
  );
}

function Articles({ data: { items, totalPages }, page }: { data: BlogPage; page: number }) {
  const { list } = useMessages('blog');
  const lastPage = Math.max(1, totalPages);
  if (items.length === 0) {
    return page > lastPage ? <Redirect to={blogListAddress(lastPage)} /> : <p className="note font-semibold">{list.empty}</p>;
  }
  return (
    <>
      <ul className={GRID}>
        {items.map((blog, place) => (
          <li key={blog.id} className="grid min-w-0">
            <BlogCard blog={blog} place={place} />
          </li>
        ))}
      </ul>
      <BlogPager page={page} lastPage={totalPages} />
    </>
  );
}

function Skeleton() {
  const { loading } = useMessages('common');
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{loading}</span>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className="skeleton h-96" />
      ))}
    </div>
  );
}
