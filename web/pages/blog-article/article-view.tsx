import type { Blog } from '../../../contract/blogs.endpoints.ts';
import { SOURCE_LANGUAGE } from '../../../contract/languages.ts';
import { BlogPicture } from '../../components/blog-picture.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { useTextLanguage } from '../../components/text-language.ts';
import { TranslationNote, UncheckedTranslation } from '../../components/translation-note.tsx';
import { useLanguage, useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { SchemeRequestCard, StaticCategories } from './article-asides.tsx';
import { ArticleHeader } from './article-header.tsx';
import { RelatedArticles } from './related-articles.tsx';

/** An article; on wide screens the asides are beside the text. */
export function ArticleView({ blog }: { blog: Blog }) {
  const { article } = useMessages('blog');
  const language = useLanguage();
  const lang = blog.language === language ? undefined : blog.language;
  const isEnglish = blog.translation.english.includes('content');
  return (
    <div className="wrap pt-6 pb-12 sm:pt-10">
      <PageHead title={blog.seo_title} description={blog.seo_desc} />
      {blog.status === 'draft' && (
        <p className="note mb-6">
          <strong className="badge mr-2">{article.draft}</strong>
          {article.draftText}
        </p>
      )}
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(17rem,1fr)]">
        <article className="min-w-0">
          <ArticleHeader blog={blog} lang={lang} />
          <BlogPicture blog={blog} isFirst sizes="(min-width: 64rem) 44rem, 92vw" className="mt-6 h-auto w-full rounded-xl bg-sand" />
          <TranslationNote translation={blog.translation} missing={article.englishOnly} />
          {isEnglish && <p className="note mt-3 max-w-3xl text-sm">{article.textInEnglish}</p>}
          <RichText html={blog.content} lang={isEnglish ? SOURCE_LANGUAGE : lang} className="mt-6 text-lg" />
          <UncheckedTranslation translation={blog.translation} />
          <MentionedSchemes schemes={blog.schemes} />
        </article>
        <aside aria-label={article.asides} className="grid gap-6 print:hidden">
          <SchemeRequestCard />
          <RelatedArticles blog={blog} />
          <StaticCategories />
        </aside>
      </div>
    </div>
  );
}

function MentionedSchemes({ schemes }: Pick<Blog, 'schemes'>) {
  const { article } = useMessages('blog');
  const textLanguage = useTextLanguage();
  if (schemes.length === 0) return null;
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2 className="subheading">{article.schemes}</h2>
      <ul>
        {schemes.map(({ id, schemeName }) => (
          <li key={id}>
            <Link href={`/schemes/${id}`} className="link-row underline" lang={textLanguage(schemeName)}>
              {schemeName}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
