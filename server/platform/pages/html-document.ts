/** Wraps a rendered page in an HTML document. */
import { hash } from 'node:crypto';
import { RECORD_CLICKS } from '../../../contract/early-clicks.ts';
import { inertJson } from '../../../contract/html-text.ts';
import { htmlTag } from '../../../contract/languages.ts';
import { PAGE_DATA_ID } from '../../../contract/page-data.ts';
import type { Rendered } from '../../../web/entry-server.tsx';
import type { FinishedPage } from '../http/page-cache.ts';
import type { PageAssets } from './assets.ts';

type Inlined = { tag: Uint8Array; policy: string };

/** Cached, because hashing and encoding the styles takes longer than the rest of the document. A build has one set. */
const inlined = new Map<string, Inlined>();

function inlinedStyles(styles: string): Inlined {
  const known = inlined.get(styles);
  if (known) return known;
  const made = { tag: Buffer.from(styles && `<style>${styles}</style>`), policy: policyFor(hash('sha256', styles, 'base64')) };
  inlined.set(styles, made);
  return made;
}

const CLICKS_HASH = hash('sha256', RECORD_CLICKS, 'base64');

/**
 * Allows our own script files, and the inlined script and style by their hashes. Style attributes are for colours in articles; blob
 * pictures are those a visitor edits, which only our scripts can create.
 */
export function policyFor(styleHash: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${CLICKS_HASH}'`,
    `style-src 'self' 'sha256-${styleHash}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

export function finishPage(rendered: Rendered, assets: PageAssets): FinishedPage {
  // `data-later` is read by web/entry-browser.ts. Async, because browsers scroll to a fragment only when the document is complete, which
  // must not wait for a script; in development the scripts depend on their order.
  const isAsync = assets.scripts.length === 1;
  const later = `${isAsync ? ' async' : ''} data-later="${assets.preloads.join(' ')}"${rendered.needsScript ? ' data-at-once' : ''}`;
  const styles = inlinedStyles(assets.styles);
  const before = [
    `<!doctype html>${htmlTag(rendered.language)}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    rendered.head,
    `<script>${RECORD_CLICKS}</script>`,
    // The touch icon is for home screens and search engines, which do not read data URLs.
    `<link rel="icon" href="${assets.icon ?? '/favicon.svg'}" type="image/svg+xml"><link rel="apple-touch-icon" href="/icon-192.png">`,
    '<link rel="manifest" href="/site.webmanifest"><meta name="theme-color" content="#0b5563">',
  ];
  const after = [
    ...(assets.stylesheets ?? []).map((file) => `<link rel="stylesheet" href="${file}">`),
    '<link rel="stylesheet" href="/print.css" media="print">',
    ...assets.scripts.map((file) => `<script type="module" src="${file}"${file === assets.scripts.at(-1) ? later : ''}></script>`),
    '</head><body><div id="root">',
    rendered.body,
    `</div><script type="application/json" id="${PAGE_DATA_ID}">`,
    inertJson(rendered.data),
    '</script></body></html>',
  ];
  return {
    status: rendered.status,
    text: [...before, styles.tag, ...after],
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      // In development Vite adds inline styles and scripts.
      ...(!assets.stylesheets && { 'Content-Security-Policy': styles.policy }),
      ...SECURITY_HEADERS,
    },
  };
}
