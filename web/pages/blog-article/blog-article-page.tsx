import { readBlog } from '../../../contract/blogs.endpoints.ts';
import { LoadFailure } from '../../components/load-failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { useData } from '../../data.tsx';
import { isNotFound } from '../../is-not-found.ts';
import { langInput } from '../../lang-input.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import type { PageProps } from '../../page.ts';
import { ArticleNotFound } from './article-not-found.tsx';
import { ArticleView } from './article-view.tsx';

/** One article; or it is loading, does not exist, or could not be loaded. */
export default function BlogArticlePage({ params }: PageProps) {
  const { article } = useMessages().blog;
  const slug = params.slug ?? '';
  const input = { seo_slug: slug, ...langInput(useLanguage()) };
  const { data, error, isFetching, refetch } = useData(readBlog, input);
  if (data) return <ArticleView key={data.id} blog={data} />;
  if (isNotFound(error)) return <ArticleNotFound />;
  if (isFetching) return <Skeleton />;
  return (
    <div className="wrap pt-6 pb-12 sm:pt-10">
      <PageHead title={article.failed} />
      <h1 tabIndex={-1} className="sr-only">
        {article.failed}
      </h1>
      <LoadFailure text={article.failed} onRetry={() => void refetch()} />
    </div>
  );
}

function Skeleton() {
  const { loading } = useMessages().common;
  return (
    <div role="status" className="wrap pt-6 pb-12 sm:pt-10 min-h-[90vh]">
      <span className="sr-only">{loading}</span>
      <div className="skeleton h-7 w-40" />
      <div className="skeleton mt-4 h-10 w-3/4" />
      <div className="skeleton mt-6 aspect-40/21 max-w-3xl" />
    </div>
  );
}
