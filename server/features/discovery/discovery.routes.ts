/** robots.txt, security.txt, the sitemap and the feeds. Links use the site's public address. */
import type { Hono } from 'hono';
import { inLanguage } from '../../../contract/language-address.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { FEEDS } from '../../../messages/every-language.ts';
import type { Catalogue } from '../../domain/catalogue/catalogue.ts';
import type { CatalogueKeeper } from '../../domain/catalogue/catalogue-keeper.ts';
import type { PageCache } from '../../platform/http/page-cache.ts';
import { atomFeed, blogEntries, schemeEntries } from './feed.ts';
import { securityTxt } from './security-txt.ts';
import { type Sitemap, sitemapOf } from './sitemap.ts';

type Site = { publicUrl: string; supportEmail: string; now: () => Date };

export function discoveryRoutes(app: Hono, keeper: Pick<CatalogueKeeper, 'current'>, cache: PageCache, site: Site): void {
  const { publicUrl } = site;
  const headersOf = (type: string) => ({
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  /** Serves through the page cache. */
  const serve = (path: string, type: string, make: (catalogue: Catalogue) => string) => {
    app.get(path, (context) =>
      cache.keep(path, context.req.raw, () => ({ status: 200, text: make(keeper.current), headers: headersOf(type) })),
    );
  };
  let listed: { catalogue: Catalogue; sitemap: Sitemap } | undefined;
  const sitemap = (catalogue: Catalogue): Sitemap => {
    if (listed?.catalogue !== catalogue) listed = { catalogue, sitemap: sitemapOf(catalogue, publicUrl) };
    return listed.sitemap;
  };

  serve(
    '/robots.txt',
    'text/plain',
    () => `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  );
  const SECURITY = '/.well-known/security.txt';
  if (securityTxt(site, site.now()) !== null) serve(SECURITY, 'text/plain', () => securityTxt(site, site.now()) ?? '');
  serve('/sitemap.xml', 'application/xml', (catalogue) => sitemap(catalogue).whole());
  app.get('/:file{sitemap-[1-9][0-9]{0,3}\\.xml}', (context, next) => {
    const number = Number(/\d+/.exec(context.req.param('file'))?.[0]);
    const { parts, part } = sitemap(keeper.current);
    // A sitemap that fits into one file has no parts.
    if (parts === 1 || number > parts) return next();
    const make = () => ({ status: 200, text: part(number) as string, headers: headersOf('application/xml') });
    return cache.keep(context.req.path, context.req.raw, make);
  });
  for (const language of LANGUAGES) {
    const feed = (name: 'schemes' | 'blog', entriesOf: typeof schemeEntries) =>
      serve(inLanguage(language, `/feeds/${name}.xml`), 'application/atom+xml', (catalogue) =>
        atomFeed({ title: FEEDS[language][name] }, entriesOf(catalogue, language), publicUrl, language, `/feeds/${name}.xml`),
      );
    feed('schemes', schemeEntries);
    feed('blog', blogEntries);
  }
}
