/**
 * Finished public pages, and answers of the API, as compressed bytes in front of the framework. A change makes all of them doubtful and drops none: a page
 * is a function of what its calls answered, so the next who asks for it has the calls made again, and it is made anew when one of
 * them answers otherwise. At midnight in India all are dropped, within a second: what is open and what is closed depends on the day.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { today } from '../../../contract/today.ts';
import { chooseEncoding, type Encoding, encode, encodingHeader } from './encoding.ts';
import { contentTag, hasAlready, tagIn } from './etag.ts';
import { ownBytes } from './own-bytes.ts';
import { Recompressing } from './recompressing.ts';
import { type Pieces, utf8Of } from './utf8.ts';

export type FinishedPage = {
  status: number;
  text: string | Pieces;
  headers: Record<string, string>;
  /** Too short to be worth compressing. */
  isPlain?: boolean;
  /** Whether it would be made the same again. Without it every change drops the page. */
  isStillTrue?: () => Promise<boolean>;
  /** Done each time somebody gets it. */
  onGiven?: () => void;
};

/** A page in one coding. */
export type Kept = Pick<FinishedPage, 'status' | 'headers' | 'isStillTrue' | 'onGiven'> & {
  body: Buffer;
  encoding: Encoding;
  /** Of the content for which it is known to be true. */
  generation: number;
  timesAsked: number;
  /** The headers as they were sent last: name, value, name, value. */
  sent?: { headers: string[]; length: number };
  /** While it is being found out whether it is still true. */
  checking?: Promise<boolean> | undefined;
};

/** What is kept of an address, in the codings it was asked for. */
type Copies = Partial<Record<Encoding, Kept>>;

/** Longer addresses are rendered each time: they are nobody's bookmark. */
const MAX_KEY_LENGTH = 300;
const MAX_BYTES = 48_000_000;

export class PageCache {
  readonly #now: () => Date;
  readonly #addressOf: (url: string) => string | null;
  readonly #pages = new LRUCache<string, Copies>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  readonly #recompressing = new Recompressing();
  #day: string;
  #generation = 0;

  /** @param addressOf the one address under which a page is kept that is asked for in this spelling; null for what is never kept */
  constructor(now: () => Date, addressOf: (url: string) => string | null = (url) => url) {
    this.#now = now;
    this.#addressOf = addressOf;
    this.#day = today(now());
  }

  /** Rises with each change; a page made before must not be taken for one made after. */
  get generation(): number {
    this.turnTheDay();
    return this.#generation;
  }

  /** What pages are made of has changed. */
  doubt(): void {
    this.#generation += 1;
  }

  /** Drops what was made before today. Asking the clock with each answer would be a fiftieth of what the answer costs. */
  turnTheDay(): void {
    const day = today(this.#now());
    if (day === this.#day) return;
    this.#day = day;
    this.#generation += 1;
    this.#pages.clear();
  }

  /** Answers from memory. Returns false when it cannot, or cannot at once. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const { url = '', headers } = request;
    // Who calls with a cookie may be answered otherwise; pages are the same for everybody.
    if (headers.cookie && url.startsWith('/api/')) return false;
    const page = this.#find(url, chooseEncoding(headers['accept-encoding']));
    if (!page || page.generation !== this.#generation) return false;
    this.#count(page);
    if (hasAlready(headers['if-none-match'], page.headers.ETag)) {
      response.writeHead(304, stillTrue(page));
      response.end();
    } else {
      response.writeHead(page.status, headersOf(page));
      response.end(request.method === 'HEAD' ? undefined : page.body);
    }
    return true;
  }

  /** The same for an address as pages are kept under it, and for pages that first have to be looked at again. */
  async find(key: string, request: Request): Promise<Response | undefined> {
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    this.turnTheDay();
    const page = this.#at(key, encoding);
    if (!page) return undefined;
    if (!(await this.#confirm(page))) {
      if (this.#at(key, encoding) === page) this.#pages.delete(key);
      return undefined;
    }
    this.#count(page);
    return respond(page, request);
  }

  /** The page that is kept under this address, or else is made now. */
  async keep(key: string, request: Request, make: () => FinishedPage): Promise<Response> {
    const { generation } = this;
    return (await this.find(key, request)) ?? this.store(key, generation, make(), request);
  }

  /**
   * Compresses a page for whoever asked and keeps it.
   * @param key the address it answers, or null for a page that must not be kept
   * @param generation of the content it was rendered from
   */
  async store(key: string | null, generation: number, page: FinishedPage, request: Request): Promise<Response> {
    const { status, isStillTrue, onGiven } = page;
    const accepted = chooseEncoding(request.headers.get('accept-encoding'));
    const encoding = page.isPlain ? 'identity' : accepted;
    const headers: Record<string, string> = { ...page.headers, Vary: 'Accept-Encoding', ...encodingHeader(encoding) };
    const body = ownBytes(await encode(typeof page.text === 'string' ? Buffer.from(page.text) : utf8Of(page.text), encoding));
    // Of the bytes as they were compressed first, a fifth of the content; those that are compressed better later keep it.
    if (status === 200 && headers['Cache-Control'] !== 'no-store') headers.ETag = tagIn(contentTag(body), encoding);
    const hooks = { ...(isStillTrue && { isStillTrue }), ...(onGiven && { onGiven }) };
    const kept = { status, headers, body, encoding, generation, timesAsked: 0, ...hooks };
    const isTrue = generation === this.generation;
    if (key !== null && key.length <= MAX_KEY_LENGTH && isTrue) this.#pages.set(key, { ...this.#pages.peek(key), [accepted]: kept });
    onGiven?.();
    return respond(kept, request);
  }

  #find(url: string, encoding: Encoding): Kept | undefined {
    const found = this.#at(url, encoding);
    if (found || !url.includes('?')) return found;
    const address = this.#addressOf(url);
    return address === null ? undefined : this.#at(address, encoding);
  }

  #at(key: string, encoding: Encoding): Kept | undefined {
    return this.#pages.get(key)?.[encoding];
  }

  /** One look for all who ask meanwhile, and another when something has changed since it was begun. */
  async #confirm(page: Kept): Promise<boolean> {
    while (page.generation !== this.#generation) {
      page.checking ??= this.#check(page);
      if (!(await page.checking)) return false;
    }
    return true;
  }

  async #check(page: Kept): Promise<boolean> {
    const generation = this.#generation;
    try {
      const isTrue = (await page.isStillTrue?.()) ?? false;
      if (isTrue) page.generation = generation;
      return isTrue;
    } finally {
      page.checking = undefined;
    }
  }

  #count(page: Kept): void {
    page.timesAsked += 1;
    if (page.timesAsked === 1) this.#recompressing.add(page);
    page.onGiven?.();
  }
}

function sizeOf(copies: Copies): number {
  return Object.values(copies).reduce((size, copy) => size + (copy?.body.length ?? 0) + 1000, 0);
}

function respond(kept: Kept, request: Request): Response {
  const { status, headers, body } = kept;
  if (hasAlready(request.headers.get('if-none-match'), headers.ETag)) return new Response(null, { status: 304, headers: stillTrue(kept) });
  return new Response(new Uint8Array(body), { status, headers });
}

/** With the length of the body, which changes once, when it is compressed better. A list, which `node:http` need not take apart. */
function headersOf(page: Kept): string[] {
  const { length } = page.body;
  if (page.sent?.length !== length)
    page.sent = { headers: Object.entries({ ...page.headers, 'Content-Length': String(length) }).flat(), length };
  return page.sent.headers;
}

/** What goes with a 304. */
function stillTrue({ headers }: Pick<Kept, 'headers'>): Record<string, string> {
  return Object.fromEntries(['ETag', 'Cache-Control', 'Vary'].flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
}
