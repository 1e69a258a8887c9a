/**
 * Caches finished public pages and API answers as compressed bytes, in front of the framework. A change marks all of them stale and
 * drops none: a page is a function of its calls' answers, so the next request repeats the calls and renders again only when an answer
 * differs. All are dropped within a second of midnight in India, because whether a scheme is open depends on the date.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { today } from '../../../contract/today.ts';
import { chooseEncoding, type Encoding, encode, encodingHeader } from './encoding.ts';
import { contentTag, hasAlready, tagIn } from './etag.ts';
import { Recompressing } from './recompressing.ts';
import { unpooledBytes } from './unpooled-bytes.ts';
import { type Pieces, utf8Of } from './utf8.ts';

export type FinishedPage = {
  status: number;
  text: string | Pieces;
  headers: Record<string, string>;
  /** Too short to be worth compressing. */
  isPlain?: boolean;
  /** Whether a fresh render would be the same. If absent, every change drops the page. */
  isCurrent?: () => Promise<boolean>;
  /** Called each time the page is served. */
  onServed?: () => void;
};

/** A page in one encoding. */
export type CachedPage = Pick<FinishedPage, 'status' | 'headers' | 'isCurrent' | 'onServed'> & {
  body: Buffer;
  encoding: Encoding;
  /** The newest content generation it is known to be current for. */
  generation: number;
  timesAsked: number;
  /** The headers as last sent (name, value, name, value) and the body length they state. */
  sent?: { headers: string[]; length: number };
  /** Set while it is being revalidated. */
  checking?: Promise<boolean> | undefined;
};

/** The cached copies of an address, by encoding. */
type Copies = Partial<Record<Encoding, CachedPage>>;

/** Longer addresses are not cached, because hardly anybody repeats them. */
const MAX_KEY_LENGTH = 300;
const MAX_BYTES = 48_000_000;

export class PageCache {
  readonly #now: () => Date;
  readonly #addressOf: (url: string) => string | null;
  readonly #pages = new LRUCache<string, Copies>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  readonly #recompressing = new Recompressing();
  #day: string;
  #generation = 0;

  /** @param addressOf the normalised address a page is cached under; null for what is never cached */
  constructor(now: () => Date, addressOf: (url: string) => string | null = (url) => url) {
    this.#now = now;
    this.#addressOf = addressOf;
    this.#day = today(now());
  }

  /** Increases with each change, so that a page rendered before a change does not pass for a newer one. */
  get generation(): number {
    this.expireAtMidnight();
    return this.#generation;
  }

  /** Call when content has changed: every page is revalidated before it is served again. */
  markStale(): void {
    this.#generation += 1;
  }

  /** Drops pages of an earlier day. Runs every second, because reading the clock for each answer would cost 2 % of it. */
  expireAtMidnight(): void {
    const day = today(this.#now());
    if (day === this.#day) return;
    this.#day = day;
    this.#generation += 1;
    this.#pages.clear();
  }

  /** Answers from the cache. Returns false when it cannot do so synchronously. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const { url = '', headers } = request;
    // A call with a cookie may be answered differently; pages are the same for everybody.
    if (headers.cookie && url.startsWith('/api/')) return false;
    const page = this.#find(url, chooseEncoding(headers['accept-encoding']));
    if (!page || page.generation !== this.#generation) return false;
    this.#count(page);
    if (hasAlready(headers['if-none-match'], page.headers.ETag)) {
      response.writeHead(304, notModifiedHeaders(page));
      response.end();
    } else {
      response.writeHead(page.status, headersOf(page));
      response.end(request.method === 'HEAD' ? undefined : page.body);
    }
    return true;
  }

  /** Like `serve` for a normalised address; revalidates a stale page first. */
  async find(key: string, request: Request): Promise<Response | undefined> {
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    this.expireAtMidnight();
    const page = this.#at(key, encoding);
    if (!page) return undefined;
    if (!(await this.#revalidate(page))) {
      if (this.#at(key, encoding) === page) this.#pages.delete(key);
      return undefined;
    }
    this.#count(page);
    return respond(page, request);
  }

  /** The cached page of this address, rendered now if there is none. */
  async keep(key: string, request: Request, make: () => FinishedPage): Promise<Response> {
    const { generation } = this;
    return (await this.find(key, request)) ?? this.store(key, generation, make(), request);
  }

  /**
   * Compresses a page for the client and caches it.
   * @param key the address it is cached under, or null for a page that must not be cached
   * @param generation of the content it was rendered from
   */
  async store(key: string | null, generation: number, page: FinishedPage, request: Request): Promise<Response> {
    const { status, isCurrent, onServed } = page;
    const accepted = chooseEncoding(request.headers.get('accept-encoding'));
    const encoding = page.isPlain ? 'identity' : accepted;
    const headers: Record<string, string> = { ...page.headers, Vary: 'Accept-Encoding', ...encodingHeader(encoding) };
    const body = unpooledBytes(await encode(typeof page.text === 'string' ? Buffer.from(page.text) : utf8Of(page.text), encoding));
    // Hashes the compressed bytes, a fifth of the content. Recompressing later does not change the ETag.
    if (status === 200 && headers['Cache-Control'] !== 'no-store') headers.ETag = tagIn(contentTag(body), encoding);
    const hooks = { ...(isCurrent && { isCurrent }), ...(onServed && { onServed }) };
    const cached = { status, headers, body, encoding, generation, timesAsked: 0, ...hooks };
    const isLatest = generation === this.generation;
    if (key !== null && key.length <= MAX_KEY_LENGTH && isLatest) this.#pages.set(key, { ...this.#pages.peek(key), [accepted]: cached });
    onServed?.();
    return respond(cached, request);
  }

  #find(url: string, encoding: Encoding): CachedPage | undefined {
    const found = this.#at(url, encoding);
    if (found || !url.includes('?')) return found;
    const address = this.#addressOf(url);
    return address === null ? undefined : this.#at(address, encoding);
  }

  #at(key: string, encoding: Encoding): CachedPage | undefined {
    return this.#pages.get(key)?.[encoding];
  }

  /** Shares one revalidation among concurrent requests; repeats it when the content changed meanwhile. */
  async #revalidate(page: CachedPage): Promise<boolean> {
    while (page.generation !== this.#generation) {
      page.checking ??= this.#check(page);
      if (!(await page.checking)) return false;
    }
    return true;
  }

  async #check(page: CachedPage): Promise<boolean> {
    const generation = this.#generation;
    try {
      const isCurrent = (await page.isCurrent?.()) ?? false;
      if (isCurrent) page.generation = generation;
      return isCurrent;
    } finally {
      page.checking = undefined;
    }
  }

  #count(page: CachedPage): void {
    page.timesAsked += 1;
    if (page.timesAsked === 1) this.#recompressing.add(page);
    page.onServed?.();
  }
}

function sizeOf(copies: Copies): number {
  return Object.values(copies).reduce((size, copy) => size + (copy?.body.length ?? 0) + 1000, 0);
}

function respond(cached: CachedPage, request: Request): Response {
  const { status, headers, body } = cached;
  if (hasAlready(request.headers.get('if-none-match'), headers.ETag))
    return new Response(null, { status: 304, headers: notModifiedHeaders(cached) });
  return new Response(new Uint8Array(body), { status, headers });
}

/** A flat list, which `node:http` takes fastest. Rebuilt when recompressing has changed Content-Length. */
function headersOf(page: CachedPage): string[] {
  const { length } = page.body;
  if (page.sent?.length !== length)
    page.sent = { headers: Object.entries({ ...page.headers, 'Content-Length': String(length) }).flat(), length };
  return page.sent.headers;
}

function notModifiedHeaders({ headers }: Pick<CachedPage, 'headers'>): Record<string, string> {
  return Object.fromEntries(['ETag', 'Cache-Control', 'Vary'].flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
}
