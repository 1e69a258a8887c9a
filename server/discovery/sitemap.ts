/** The sitemap: exactly the published pages, in both languages, each with the day it really changed. */
import { CATEGORIES } from '../../contract/categories.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { xml } from './xml.ts';

type Place = { path: string; changed?: string | undefined };

/** Pages whose text is part of the software: nothing says when it changed. */
const STANDING = ['/request', '/privacy', '/terms', '/accessibility'];

function places(catalogue: Catalogue): Place[] {
  const newestScheme = catalogue.schemes[0]?.updated_on;
  const newestBlog = catalogue.blogs
    .map((blog) => blog.updated_on)
    .sort()
    .at(-1);
  const categories = CATEGORIES.map(({ slug }) => ({ slug, schemes: catalogue.schemesOfCategory(slug) })).filter(
    ({ schemes }) => schemes.length > 0,
  );
  return [
    { path: '/', changed: newestScheme },
    { path: '/schemes', changed: newestScheme },
    ...categories.map(({ slug, schemes }) => ({ path: `/category/${slug}`, changed: schemes[0]?.updated_on })),
    ...catalogue.schemes.map((scheme) => ({ path: `/schemes/${scheme.id}`, changed: scheme.updated_on })),
    { path: '/blog', changed: newestBlog },
    ...catalogue.blogs.map((blog) => ({ path: `/blog/${encodeURIComponent(blog.seo_slug)}`, changed: blog.updated_on })),
    ...STANDING.map((path) => ({ path })),
  ];
}

/** @param publicUrl without a slash at the end */
export function sitemap(catalogue: Catalogue, publicUrl: string): string {
  const address = (language: string, path: string) => publicUrl + (language === 'en' ? path : path === '/' ? '/hi' : `/hi${path}`);
  const entries = places(catalogue).flatMap(({ path, changed }) =>
    ['en', 'hi'].map((language) => {
      const alternates = ['en', 'hi'].map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${xml(address(other, path))}"/>`,
      );
      const lastmod = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : '';
      return `<url><loc>${xml(address(language, path))}</loc>${lastmod}${alternates.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
