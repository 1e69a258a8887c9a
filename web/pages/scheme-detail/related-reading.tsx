import { Link } from 'wouter';
import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { schemesAddress } from '../../components/schemes-address.ts';
import { useTextLanguage } from '../../components/text-language.ts';
import { useMessages } from '../../language.tsx';

/** Ways on from a scheme: searches by its keywords, and articles that mention it. */
export function RelatedReading({ scheme: { tags, articles } }: { scheme: Scheme }) {
  const { detail } = useMessages().schemes;
  const textLanguage = useTextLanguage();
  return (
    <div className="mt-10 grid gap-8 print:hidden">
      {articles.length > 0 && (
        <section>
          <h2 className="heading mb-2">{detail.articles}</h2>
          <ul>
            {articles.map(({ seo_slug, seo_title }) => (
              <li key={seo_slug}>
                <Link href={`/blog/${seo_slug}`} className="link-row underline" lang={textLanguage(seo_title)}>
                  {seo_title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {tags.length > 0 && (
        <section>
          <h2 className="subheading mb-3">{detail.keywords}</h2>
          <ul className="flex flex-wrap gap-2">
            {[...new Set(tags)].map((tag) => (
              <li key={tag}>
                <Link href={schemesAddress({ q: tag })} className="link-row rounded-full border border-line bg-white px-4 font-normal">
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
