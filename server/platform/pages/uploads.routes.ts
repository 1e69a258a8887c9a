/** Serves uploaded pictures, only under names the server has made, and a placeholder for missing ones. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import { PICTURE_NAME, PICTURE_PATH } from '../../../contract/picture.ts';

const HEADERS = {
  'Content-Type': 'image/webp',
  // Immutable, because a changed picture gets another name.
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const PLACEHOLDER_HEADERS = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
const PLACEHOLDER = path.resolve(import.meta.dirname, '../../../web/public/placeholder.svg');

/** @param folder where the pictures of articles are */
export function uploadRoutes(app: Hono, folder: string): void {
  const placeholder = new Uint8Array(readFileSync(PLACEHOLDER));
  app.get(`${PICTURE_PATH}:name`, async (context) => {
    const name = context.req.param('name');
    // PICTURE_NAME allows letters, digits and one dot, so the path stays in the folder.
    const bytes = PICTURE_NAME.test(name) ? await readFile(path.join(folder, name)).catch(() => null) : null;
    if (bytes) return new Response(new Uint8Array(bytes), { headers: HEADERS });
    // Browsers show the picture that comes with a 404, so the placeholder needs no script.
    return new Response(placeholder, { status: 404, headers: { ...HEADERS, ...PLACEHOLDER_HEADERS, 'Cache-Control': 'no-store' } });
  });
  app.get('/api/placeholder', () => new Response(placeholder, { headers: { ...HEADERS, ...PLACEHOLDER_HEADERS } }));
}
