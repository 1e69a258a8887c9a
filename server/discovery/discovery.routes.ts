/** What machines read to find the site: robots.txt, the sitemap, and the feeds. Links are made from the site's public address. */
import type { Context, Hono } from 'hono';
import type { Language } from '../../contract/fields.ts';
import type { House } from '../house.ts';
import { atomFeed, blogEntries, schemeEntries } from './feed.ts';
import { sitemap } from './sitemap.ts';

const TITLES: Record<Language, { schemes: string; blog: string }> = {
  en: { schemes: 'YojanaPath: government schemes', blog: 'YojanaPath: articles' },
  hi: { schemes: 'योजना पथ: सरकारी योजनाएँ', blog: 'योजना पथ: लेख' },
};

export function discoveryRoutes(app: Hono, house: House, publicUrl: string): void {
  const send = (context: Context, type: string, body: string) =>
    context.body(body, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' });

  app.get('/robots.txt', (context) =>
    send(context, 'text/plain', `User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', (context) => send(context, 'application/xml', sitemap(house.catalogue.current, publicUrl)));
  for (const language of ['en', 'hi'] as const) {
    const base = language === 'en' ? '' : `/${language}`;
    app.get(`${base}/feeds/schemes.xml`, (context) => {
      const entries = schemeEntries(house.catalogue.current, language);
      return send(
        context,
        'application/atom+xml',
        atomFeed({ title: TITLES[language].schemes }, entries, publicUrl, language, '/feeds/schemes.xml'),
      );
    });
    app.get(`${base}/feeds/blog.xml`, (context) => {
      const entries = blogEntries(house.catalogue.current, language);
      return send(
        context,
        'application/atom+xml',
        atomFeed({ title: TITLES[language].blog }, entries, publicUrl, language, '/feeds/blog.xml'),
      );
    });
  }
}
