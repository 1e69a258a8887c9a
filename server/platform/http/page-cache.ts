/**
 * Finished public pages as compressed bytes. They stand in front of the framework and are dropped when content changes, and
 * at midnight in India: what is open and what is closed depends on the day.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { today } from '../../../contract/today.ts';
import { chooseEncoding, type Encoding, encode, encodingHeader } from './encoding.ts';
import { contentTag, hasAlready, tagIn } from './etag.ts';

export type FinishedPage = { status: number; text: string; headers: Record<string, string> };

/** A page in one coding. */
type Kept = { status: number; headers: Record<string, string>; body: Buffer };

/** Longer addresses are rendered each time: they are nobody's bookmark. */
const MAX_KEY_LENGTH = 300;

export class PageCache {
  readonly #now: () => Date;
  readonly #pages = new LRUCache<string, Kept>({ maxSize: 64_000_000, sizeCalculation: ({ body }) => body.length + 1000 });
  #day: string;
  #generation = 0;

  constructor(now: () => Date) {
    this.#now = now;
    this.#day = today(now());
  }

  /** Rises with each clearing; a page rendered before must not be stored after. */
  get generation(): number {
    this.#turnTheDay();
    return this.#generation;
  }

  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
  }

  /** Answers from memory. Returns false when it cannot. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const page = this.#find(request.url ?? '', chooseEncoding(request.headers['accept-encoding']));
    if (!page) return false;
    if (hasAlready(request.headers['if-none-match'], page.headers.ETag)) {
      response.writeHead(304, stillTrue(page));
      response.end();
    } else {
      response.writeHead(page.status, { ...page.headers, 'Content-Length': page.body.length });
      response.end(request.method === 'HEAD' ? undefined : page.body);
    }
    return true;
  }

  /** The same for an address in another spelling than the one it is kept under. */
  find(key: string, request: Request): Response | undefined {
    const page = this.#find(key, chooseEncoding(request.headers.get('accept-encoding')));
    return page && respond(page, request);
  }

  /** The page that is kept under this address, or else is made now. */
  async keep(key: string, request: Request, make: () => FinishedPage): Promise<Response> {
    const { generation } = this;
    return this.find(key, request) ?? this.store(key, generation, make(), request);
  }

  /**
   * Compresses a page for whoever asked and keeps it.
   * @param key the address it answers, or null for a page that must not be kept
   * @param generation of the content it was rendered from
   */
  async store(key: string | null, generation: number, page: FinishedPage, request: Request): Promise<Response> {
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    const bytes = Buffer.from(page.text);
    const headers: Record<string, string> = { ...page.headers, Vary: 'Accept-Encoding', ...encodingHeader(encoding) };
    if (key !== null) headers.ETag = tagIn(contentTag(bytes), encoding);
    const kept = { status: page.status, headers, body: await encode(bytes, encoding) };
    if (key !== null && key.length <= MAX_KEY_LENGTH && generation === this.generation) this.#pages.set(`${encoding} ${key}`, kept);
    return respond(kept, request);
  }

  #find(key: string, encoding: Encoding): Kept | undefined {
    this.#turnTheDay();
    return this.#pages.get(`${encoding} ${key}`);
  }

  #turnTheDay(): void {
    const day = today(this.#now());
    if (day === this.#day) return;
    this.#day = day;
    this.clear();
  }
}

function respond(kept: Kept, request: Request): Response {
  const { status, headers, body } = kept;
  if (hasAlready(request.headers.get('if-none-match'), headers.ETag)) return new Response(null, { status: 304, headers: stillTrue(kept) });
  return new Response(new Uint8Array(body), { status, headers });
}

/** What goes with a 304. */
function stillTrue({ headers }: Kept): Record<string, string> {
  return Object.fromEntries(['ETag', 'Cache-Control', 'Vary'].flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
}
