import type { ArticleLink } from '../../contract/schemes.endpoints.ts';
import { useLanguage, useMessages } from '../language/language.tsx';
import { Link } from '../routing/router.tsx';
import { DocumentIcon } from './icons.tsx';

/** Articles matching a search, apart from the schemes: they answer questions that no scheme does. */
export function ArticleBlock({ articles }: { articles: readonly ArticleLink[] }) {
  const list = useMessages('schemeList');
  const { inEnglish } = useMessages('listLabels');
  const own = useLanguage();
  return (
    <section aria-labelledby="articles-found" className="rounded-xl border border-marigold bg-marigold-soft px-5 py-3">
      <h2 id="articles-found" className="subheading flex items-center gap-2">
        <DocumentIcon />
        {list.articles}
      </h2>
      <ul className="gap-x-8 lg:flex lg:flex-wrap">
        {articles.map(({ seo_slug, seo_title, language }) => (
          <li key={seo_slug}>
            <Link
              href={`/blog/${encodeURIComponent(seo_slug)}`}
              className="link-row py-1 leading-snug"
              lang={language === own ? undefined : language}
            >
              {seo_title}
            </Link>
            {language !== own && <span className="text-sm"> {inEnglish}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
