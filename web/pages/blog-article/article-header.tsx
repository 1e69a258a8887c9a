import type { Blog } from '../../../contract/blogs.endpoints.ts';
import type { Language } from '../../../contract/languages.ts';
import { useCategoryLabel } from '../../components/category-label.ts';
import { HomeLink } from '../../components/home-link.tsx';
import { ArrowLeftIcon } from '../../components/icons.tsx';
import { ShareDialog } from '../../components/share-dialog.tsx';
import { Tags } from '../../components/tags.tsx';
import { formatDay, useLanguage, useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

type ArticleHeaderProps = { blog: Blog; lang: Language | undefined };

const STEP = 'flex items-center after:px-2 after:text-muted after:content-["/"]';

/** Breadcrumb, title, author and date. */
export function ArticleHeader({ blog, lang }: ArticleHeaderProps) {
  const words = useMessages('blog');
  const common = useMessages('common');
  const { article } = words;
  const language = useLanguage();
  const label = useCategoryLabel();
  const category = blog.category_name ? label(blog.category_name) : article.unknownCategory;
  return (
    <header>
      <nav aria-label={article.breadcrumbs} className="print:hidden">
        <ol className="flex flex-wrap items-center">
          <li className={STEP}>
            <HomeLink className="link-row">{article.home}</HomeLink>
          </li>
          <li className={STEP}>
            <Link href="/blog" className="link-row">
              {article.blog}
            </Link>
          </li>
          <li className="text-muted">{category}</li>
        </ol>
      </nav>
      <Link href="/blog" className="link-row print:hidden">
        <ArrowLeftIcon />
        {article.back}
      </Link>
      <Tags className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span className="badge">{category}</span>
        <span>
          {article.updated} <time dateTime={blog.updated_on}>{formatDay(language, blog.updated_on) ?? common.notAvailable}</time>
        </span>
        <span>{article.readTime(blog.read_time)}</span>
      </Tags>
      <h1 tabIndex={-1} className="title mt-2 wrap-anywhere" lang={lang}>
        {blog.seo_title}
      </h1>
      {blog.seo_desc && (
        <p className="mt-3 text-lg wrap-anywhere text-muted" lang={lang}>
          {blog.seo_desc}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        {blog.author ? <p className="font-semibold wrap-anywhere">{article.by(blog.author)}</p> : <span />}
        <ShareDialog path={`/blog/${encodeURIComponent(blog.seo_slug)}`} title={blog.seo_title} className="button-secondary print:hidden" />
      </div>
    </header>
  );
}
