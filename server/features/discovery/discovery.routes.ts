/** What machines read to find the site: robots.txt, the sitemap, and the feeds. Links are made from the site's public address. */
import type { Hono } from 'hono';
import { inLanguage } from '../../../contract/language-address.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { FEEDS } from '../../../messages/every-language.ts';
import type { Catalogue } from '../../platform/catalogue/catalogue.ts';
import type { CatalogueKeeper } from '../../platform/catalogue/catalogue-keeper.ts';
import type { PageCache } from '../../platform/http/page-cache.ts';
import { atomFeed, blogEntries, schemeEntries } from './feed.ts';
import { sitemap } from './sitemap.ts';

export function discoveryRoutes(app: Hono, keeper: Pick<CatalogueKeeper, 'current'>, cache: PageCache, publicUrl: string): void {
  /** Made once for each catalogue, and kept as pages are. */
  const serve = (path: string, type: string, make: (catalogue: Catalogue) => string) => {
    const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };
    app.get(path, (context) => cache.keep(path, context.req.raw, () => ({ status: 200, text: make(keeper.current), headers })));
  };

  serve(
    '/robots.txt',
    'text/plain',
    () => `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  );
  serve('/sitemap.xml', 'application/xml', (catalogue) => sitemap(catalogue, publicUrl));
  for (const language of LANGUAGES) {
    const feed = (name: 'schemes' | 'blog', entriesOf: typeof schemeEntries) =>
      serve(inLanguage(language, `/feeds/${name}.xml`), 'application/atom+xml', (catalogue) =>
        atomFeed({ title: FEEDS[language][name] }, entriesOf(catalogue, language), publicUrl, language, `/feeds/${name}.xml`),
      );
    feed('schemes', schemeEntries);
    feed('blog', blogEntries);
  }
}
