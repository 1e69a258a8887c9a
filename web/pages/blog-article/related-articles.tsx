import type { Blog } from '../../../contract/blogs.endpoints.ts';
import { languageBase } from '../../../contract/language-address.ts';
import { useCall } from '../../data/data.tsx';
import { useLanguage, useMessages } from '../../language/language.tsx';
import { relatedCall } from './blog-article.page.ts';

/** Other articles of the category, opening in new tabs; nothing if there are none or the call failed. */
export function RelatedArticles({ blog }: { blog: Blog }) {
  const words = useMessages('blog');
  const common = useMessages('common');
  const { inEnglish } = useMessages('listLabels');
  const language = useLanguage();
  const { data } = useCall(relatedCall(blog, { language }));
  if (!data || data.blogs.length === 0) return null;
  return (
    <section className="card">
      <h2 className="subheading mb-1">{words.article.related}</h2>
      <ul className="divide-y divide-line">
        {data.blogs.map(({ id, seo_slug, seo_title, language: written }) => (
          <li key={id}>
            <a
              href={`${languageBase(language)}/blog/${encodeURIComponent(seo_slug)}`}
              target="_blank"
              rel="noopener"
              className="link-row py-2 wrap-anywhere"
            >
              <span lang={written === language ? undefined : written}>{seo_title}</span>
              {written !== language && <span className="text-sm font-normal"> {inEnglish}</span>}
              <span className="sr-only"> {common.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
