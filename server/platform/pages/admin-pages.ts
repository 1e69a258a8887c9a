/** Serves the empty frame of the admin panel. Public, because it holds no data: all data comes from calls that check access. */
import type { Hono } from 'hono';
import { ADMIN_ADDRESSES } from '../../../contract/admin-screens.ts';
import { frame } from '../../../messages/admin/frame.ts';
import type { PageAssets } from './assets.ts';
import { SECURITY_HEADERS } from './html-document.ts';

/** Case-sensitive, with an optional trailing slash. */
const PATTERNS = ADMIN_ADDRESSES.map((address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}/?$`));

/** Radix and the rich-text editor set inline styles; a chosen picture is previewed from a blob. */
export const PANEL_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves only the panel's addresses; others below /admin get the public not-found page. */
export function serveAdminPages(app: Hono, findAssets: () => PageAssets): void {
  app.get('/admin/*', (context, next) => {
    const isKnown = PATTERNS.some((pattern) => pattern.test(context.req.path));
    if (!isKnown) return next();
    const assets = findAssets();
    const isDevelopment = assets.scripts.length > 1;
    return context.html(frameHtml(assets), 200, {
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      // In development Vite adds inline styles and scripts.
      ...(!isDevelopment && { 'Content-Security-Policy': PANEL_POLICY }),
      ...SECURITY_HEADERS,
    });
  });
}

function frameHtml(assets: PageAssets): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex, nofollow"><title>${frame.title}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...(assets.stylesheets ?? []).map((file) => `<link rel="stylesheet" href="${file}">`),
    ...assets.preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
    ...assets.scripts.map((file) => `<script type="module" src="${file}"></script>`),
    `</head><body><div id="root"></div><noscript>${frame.needsJavaScript} <a href="/">${frame.toPortal}</a></noscript></body></html>`,
  ].join('');
}
