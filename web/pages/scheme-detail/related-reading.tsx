import type { Scheme } from '../../../contract/schemes.endpoints.ts';
import { schemesAddress } from '../../components/schemes-address.ts';
import { useTextLanguage } from '../../components/text-language.ts';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

/** Related searches and articles. */
export function RelatedReading({ scheme: { searches, articles } }: { scheme: Scheme }) {
  const detail = useMessages('schemeDetail');
  const { inEnglish } = useMessages('listLabels');
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
                {textLanguage(seo_title) && <span className="text-sm"> {inEnglish}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {searches.length > 0 && (
        <section>
          <h2 className="subheading mb-3">{detail.keywords}</h2>
          <ul className="flex flex-wrap gap-2">
            {searches.map((words) => (
              <li key={words}>
                <Link href={schemesAddress({ q: words })} className="link-row rounded-full border border-line bg-white px-4 font-normal">
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
