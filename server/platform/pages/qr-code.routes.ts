import type { Hono } from 'hono';
import { toString as qrCode } from 'qrcode';
import { languageBase } from '../../../contract/language-address.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { MAX_ID } from '../../../contract/limits.ts';
import type { Deps } from '../../deps.ts';

/** The QR code of a scheme's page, for the printed sheet. */
export function qrCodeRoutes(app: Hono, deps: Deps, publicUrl: string): void {
  for (const base of LANGUAGES.map(languageBase)) {
    app.get(`${base}/schemes/:id{[0-9]{1,10}}/qr.svg`, async (context) => {
      const id = Number(context.req.param('id'));
      if (id > MAX_ID || !deps.catalogue.current.scheme(id)) return context.text('Not Found', 404);
      const svg = await qrCode(`${publicUrl}${base}/schemes/${id}`, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' });
      return context.body(svg, 200, {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': 'public, max-age=86400',
        'X-Content-Type-Options': 'nosniff',
      });
    });
  }
}
