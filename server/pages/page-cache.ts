/** Finished public pages as compressed bytes. They stand in front of the framework and are dropped when content changes. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './document.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

type CachedPage = { status: number; headers: Record<string, string>; bodies: Partial<Record<Encoding, Buffer>> };

const compress = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
  identity: async (bytes: Buffer) => bytes,
};

/** Longer addresses are rendered each time: they are nobody's bookmark. */
const MAX_KEY_LENGTH = 300;

export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: 64_000_000,
    sizeCalculation: (page) => Object.values(page.bodies).reduce((sum, body) => sum + body.length, 1000),
  });

  /** Rises with each clearing; a page rendered before must not be stored after. */
  generation = 0;

  clear(): void {
    this.generation += 1;
    this.#pages.clear();
  }

  /** Answers from memory. Returns false when it cannot. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const page = this.#pages.get(request.url ?? '');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const body = page?.bodies[encoding];
    if (!page || !body) return false;
    if (request.headers['if-none-match'] === page.headers.ETag) {
      response.writeHead(304, { ETag: page.headers.ETag, 'Cache-Control': page.headers['Cache-Control'] });
      response.end();
      return true;
    }
    response.writeHead(page.status, { ...page.headers, ...encodingHeader(encoding), 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  /**
   * Compresses a page for whoever asked and keeps it.
   * @param key the request target it answers, or null for a page that must not be kept
   * @param generation of the content it was rendered from
   */
  async store(key: string | null, generation: number, page: FinishedPage, encoding: Encoding): Promise<Response> {
    const bytes = Buffer.from(page.html);
    const body = await compress[encoding](bytes);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const headers: Record<string, string> = { ...page.headers, Vary: 'Accept-Encoding', ...(key !== null && { ETag: etag }) };
    if (key !== null && key.length <= MAX_KEY_LENGTH && generation === this.generation) {
      const bodies = { ...this.#pages.get(key)?.bodies, [encoding]: body };
      this.#pages.set(key, { status: page.status, headers, bodies });
    }
    return new Response(new Uint8Array(body), { status: page.status, headers: { ...headers, ...encodingHeader(encoding) } });
  }
}

function encodingHeader(encoding: Encoding): Record<string, string> {
  return encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
}

/** A coding of quality 0 is one the browser does not want. */
const REFUSED = /[\w*-]+\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi;

export function chooseEncoding(accepted: string | string[] | undefined | null): Encoding {
  const offers = String(accepted ?? '').replace(REFUSED, '');
  return /\bbr\b/.test(offers) ? 'br' : /\bgzip\b/.test(offers) ? 'gzip' : 'identity';
}
