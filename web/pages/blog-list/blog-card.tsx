import type { BlogSummary } from '../../../contract/blogs.endpoints.ts';
import { BlogPicture } from '../../components/blog-picture.tsx';
import { useCategoryLabel } from '../../components/category-label.ts';
import { fewWords } from '../../components/few-words.ts';
import { Tags } from '../../components/tags.tsx';
import { formatDay, useLanguage, useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

type BlogCardProps = { blog: BlogSummary /** Index in the list. */; place: number };

/** On phones, further cards have no picture, because each costs a request before the first touch. */
const PICTURES_ON_PHONE = 3;

/**
 * An article in the list. The whole card is a link. On phones its picture is small, because a wide one would load a second after the text.
 */
export function BlogCard({ blog, place }: BlogCardProps) {
  const words = useMessages('blog');
  const { inEnglish } = useMessages('listLabels');
  const { list, article } = words;
  const language = useLanguage();
  const label = useCategoryLabel();
  const lang = blog.language === language ? undefined : blog.language;
  const isPictured = place < PICTURES_ON_PHONE;
  return (
    <article className="card relative grid min-w-0 grid-cols-[2fr_3fr] grid-rows-[auto_1fr] overflow-hidden p-0 hover:border-peacock sm:flex sm:flex-col">
      <BlogPicture
        blog={blog}
        isFirst={place === 0}
        sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 37vw"
        className={`aspect-40/21 w-full bg-sand object-cover ${isPictured ? '' : 'hidden sm:block'}`}
      />
      <Tags
        className={`flex flex-col items-start justify-center gap-1 px-4 text-sm text-muted sm:flex-row sm:flex-wrap sm:items-center sm:justify-between sm:gap-2 sm:px-5 sm:pt-5 ${isPictured ? '' : 'col-span-2 pt-4'}`}
      >
        <span className="badge">{blog.category_name ? label(blog.category_name) : article.unknownCategory}</span>
        <time dateTime={blog.updated_on}>{formatDay(language, blog.updated_on)}</time>
      </Tags>
      <div className="col-span-2 flex flex-1 flex-col gap-2 p-4 sm:p-5 sm:pt-2">
        <h2 className="subheading wrap-anywhere">
          <span lang={lang}>{blog.seo_title}</span>
          {lang && <span className="font-sans text-sm font-normal"> {inEnglish}</span>}
        </h2>
        <p className="wrap-anywhere" lang={lang}>
          {fewWords(blog.seo_desc)}
        </p>
        <p className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-2 text-sm text-muted">
          <Link
            href={`/blog/${encodeURIComponent(blog.seo_slug)}`}
            aria-label={`${list.readArticle}: ${blog.seo_title}`}
            className="link-row text-base after:absolute after:inset-0"
          >
            {list.readArticle}
          </Link>
          {list.readTime}
        </p>
      </div>
    </article>
  );
}
