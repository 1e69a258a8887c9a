import { LoadFailure } from '../../components/load-failure.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { useSeenBefore } from '../../components/seen-before.ts';
import { useCall } from '../../data/data.tsx';
import { isNotFound } from '../../data/is-not-found.ts';
import { useMessages } from '../../language/language.tsx';
import type { Visit } from '../../page.ts';
import { ArticleNotFound } from './article-not-found.tsx';
import { ArticleView } from './article-view.tsx';
import { articleCall } from './blog-article.page.ts';

/** An article, or its loading, not-found or failure state. */
export default function BlogArticlePage(visit: Visit) {
  const { article } = useMessages('blog');
  const { data, error, isFetching, refetch } = useCall(articleCall(visit));
  const seen = useSeenBefore(({ seo_slug }) => seo_slug === visit.params.slug);
  if (data) return <ArticleView key={data.id} blog={data} />;
  if (isNotFound(error)) return <ArticleNotFound />;
  if (isFetching) return <PageSkeleton title={seen?.seo_title} />;
  return (
    <div className="wrap pt-6 pb-12 sm:pt-10">
      <PageHead title={article.failed} />
      <h1 tabIndex={-1} className="sr-only">
        {article.failed}
      </h1>
      <LoadFailure text={article.failed} error={error} onRetry={() => void refetch()} />
    </div>
  );
}
