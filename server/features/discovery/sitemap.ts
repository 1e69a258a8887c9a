/** The sitemap: all published pages in all languages, with their dates of change; split into parts if it is long. */
import { CATEGORIES } from '../../../contract/categories.ts';
import { inLanguage } from '../../../contract/language-address.ts';
import { LANGUAGES, type Language } from '../../../contract/languages.ts';
import type { SitemapEntry } from '../../../web/page.ts';
import { FACTS, PAGES, type PageName } from '../../../web/pages.ts';
import type { Catalogue } from '../../domain/catalogue/catalogue.ts';
import { xml } from './xml.ts';

/** Value of the parameter in the page's path, and the date of change. */
type Place = { value?: string; changed?: string | undefined };

const newestScheme = ({ schemes }: Catalogue) => schemes[0]?.updated_on;
const newestArticle = ({ blogs }: Catalogue) =>
  blogs
    .map((blog) => blog.updated_on)
    .sort()
    .at(-1);

const PLACES: Record<SitemapEntry, (catalogue: Catalogue) => Place[]> = {
  // Texts that are part of the software have no date.
  words: () => [{}],
  'newest-scheme': (catalogue) => [{ changed: newestScheme(catalogue) }],
  'newest-article': (catalogue) => [{ changed: newestArticle(catalogue) }],
  'each-scheme': ({ schemes }) => schemes.map(({ id, updated_on }) => ({ value: String(id), changed: updated_on })),
  'each-category': (catalogue) =>
    CATEGORIES.flatMap(({ slug }) => {
      const [newest] = catalogue.schemesOfCategory(slug);
      return newest ? [{ value: slug, changed: newest.updated_on }] : [];
    }),
  'each-paper': ({ library }) => library.papers.map(({ slug, updated_on }) => ({ value: slug, changed: updated_on })),
  'each-article': ({ blogs }) => blogs.map(({ seo_slug, updated_on }) => ({ value: seo_slug, changed: updated_on })),
};

function places(catalogue: Catalogue): { path: string; changed: string | undefined }[] {
  return (Object.keys(PAGES) as PageName[]).flatMap((name) => {
    const { sitemap } = FACTS[name];
    const found = sitemap ? PLACES[sitemap](catalogue) : [];
    return found.map(({ value = '', changed }) => ({ path: PAGES[name].path.replace(/:\w+/, encodeURIComponent(value)), changed }));
  });
}

/**
 * Pages per part, each with an address per language. Far below the 50,000 addresses and 50 MB that search engines accept, so that
 * building a part takes little time.
 */
const PAGES_IN_PART = 1_000;

export type Sitemap = {
  /** Number of parts; a single part is the sitemap itself. */
  parts: number;
  whole: () => string;
  /** Counted from 1; undefined beyond the last. */
  part: (number: number) => string | undefined;
};

/** @param publicUrl without a slash at the end */
export function sitemapOf(catalogue: Catalogue, publicUrl: string, pagesInPart = PAGES_IN_PART): Sitemap {
  const all = places(catalogue);
  const parts = Math.max(1, Math.ceil(all.length / pagesInPart));
  const part = (number: number) => urlSet(all.slice((number - 1) * pagesInPart, number * pagesInPart), publicUrl);
  return {
    parts,
    whole: () => (parts === 1 ? part(1) : indexOf(parts, publicUrl)),
    part: (number) => (Number.isInteger(number) && number >= 1 && number <= parts ? part(number) : undefined),
  };
}

function indexOf(parts: number, publicUrl: string): string {
  const entries = Array.from({ length: parts }, (_, at) => `<sitemap><loc>${xml(`${publicUrl}/sitemap-${at + 1}.xml`)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

function urlSet(listed: ReturnType<typeof places>, publicUrl: string): string {
  const address = (language: Language, path: string) => publicUrl + inLanguage(language, path);
  const entries = listed.flatMap(({ path, changed }) =>
    LANGUAGES.map((language) => {
      const alternates = LANGUAGES.map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${xml(address(other, path))}"/>`);
      const lastmod = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : '';
      return `<url><loc>${xml(address(language, path))}</loc>${lastmod}${alternates.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
