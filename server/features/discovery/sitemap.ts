/** The sitemap: exactly the published pages, in all languages, each with the day it really changed. */
import { CATEGORIES } from '../../../contract/categories.ts';
import { inLanguage } from '../../../contract/language-address.ts';
import { LANGUAGES, type Language } from '../../../contract/languages.ts';
import type { SitemapEntry } from '../../../web/page.ts';
import { FACTS, PAGES, type PageName } from '../../../web/pages.ts';
import type { Catalogue } from '../../platform/catalogue/catalogue.ts';
import { xml } from './xml.ts';

/** What stands for the parameter of the page's path, and the day it changed. */
type Place = { value?: string; changed?: string | undefined };

const newestScheme = ({ schemes }: Catalogue) => schemes[0]?.updated_on;
const newestArticle = ({ blogs }: Catalogue) =>
  blogs
    .map((blog) => blog.updated_on)
    .sort()
    .at(-1);

const PLACES: Record<SitemapEntry, (catalogue: Catalogue) => Place[]> = {
  // Nothing says when a text that is part of the software changed.
  words: () => [{}],
  'newest-scheme': (catalogue) => [{ changed: newestScheme(catalogue) }],
  'newest-article': (catalogue) => [{ changed: newestArticle(catalogue) }],
  'each-scheme': ({ schemes }) => schemes.map(({ id, updated_on }) => ({ value: String(id), changed: updated_on })),
  'each-category': (catalogue) =>
    CATEGORIES.flatMap(({ slug }) => {
      const [newest] = catalogue.schemesOfCategory(slug);
      return newest ? [{ value: slug, changed: newest.updated_on }] : [];
    }),
  'each-article': ({ blogs }) => blogs.map(({ seo_slug, updated_on }) => ({ value: seo_slug, changed: updated_on })),
};

function places(catalogue: Catalogue): { path: string; changed: string | undefined }[] {
  return (Object.keys(PAGES) as PageName[]).flatMap((name) => {
    const { sitemap } = FACTS[name];
    const found = sitemap ? PLACES[sitemap](catalogue) : [];
    return found.map(({ value = '', changed }) => ({ path: PAGES[name].path.replace(/:\w+/, encodeURIComponent(value)), changed }));
  });
}

/** @param publicUrl without a slash at the end */
export function sitemap(catalogue: Catalogue, publicUrl: string): string {
  const address = (language: Language, path: string) => publicUrl + inLanguage(language, path);
  const entries = places(catalogue).flatMap(({ path, changed }) =>
    LANGUAGES.map((language) => {
      const alternates = LANGUAGES.map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${xml(address(other, path))}"/>`);
      const lastmod = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : '';
      return `<url><loc>${xml(address(language, path))}</loc>${lastmod}${alternates.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
