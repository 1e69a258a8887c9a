/** Clients writing to a site that keeps crashing. Each repeats a write until it is acknowledged, and records it. */
import { randomUUID } from 'node:crypto';
import { KEY_HEADER } from '../../contract/endpoint.ts';
import { sendFeedback } from '../../contract/feedback.endpoints.ts';
import { createSchemeRequest } from '../../contract/requests.endpoints.ts';
import { addWholeScheme } from '../../contract/scheme-admin.endpoints.ts';
import { login } from '../../contract/session.endpoints.ts';
import { subscribe } from '../../contract/subscribers.endpoints.ts';
import { requestFor } from '../../server/testing/test-app.ts';
import { PASSWORD } from './running-site.ts';

const RETRY_MS = 40;
const PATIENCE_MS = 90_000;
const KINDS = ['request', 'subscriber', 'scheme', 'report'] as const;
export const NO_ANSWER = 'no answer';
export type Kind = (typeof KINDS)[number];

export class Writers {
  readonly #url: string;
  #cookie = '';
  #isStopped = false;
  #running: Promise<unknown> = Promise.resolve();
  #gaveUp: unknown;
  /** Acknowledged writes, by name. */
  readonly acknowledged: Record<Kind, string[]> = { request: [], subscriber: [], scheme: [], report: [] };
  /** Answers that asked to retry later. */
  refused = 0;
  /** Attempts without an answer, or refused without a time to retry. */
  readonly rudely: string[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  async start(): Promise<void> {
    const [path, init] = requestFor(login, { username: 'admin', password: PASSWORD });
    const response = await fetch(this.#url + path, init);
    this.#cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    this.#running = Promise.all(KINDS.map((kind) => this.#write(kind)));
    this.#running.catch((error) => {
      this.#gaveUp = error;
    });
  }

  /** Resolves when pending writes are acknowledged. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  /** Resolves when a write of each kind has been started and acknowledged from now on. */
  async untilAllWritten(): Promise<void> {
    // Pending writes started earlier, so two more are needed.
    const wanted = KINDS.map((kind) => [kind, this.acknowledged[kind].length + 2] as const);
    while (wanted.some(([kind, count]) => this.acknowledged[kind].length < count)) {
      if (this.#gaveUp) throw this.#gaveUp;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async #write(kind: Kind): Promise<void> {
    while (!this.#isStopped) {
      const name = `${kind}-${randomUUID()}`;
      await this.#send(this.#call(kind, name));
      this.acknowledged[kind].push(name);
    }
  }

  #call(kind: Kind, name: string): [string, RequestInit] {
    if (kind === 'request') return requestFor(createSchemeRequest, { name, email: 'asha@example.org' });
    if (kind === 'subscriber') return requestFor(subscribe, { email: `${name}@example.org` });
    if (kind === 'report') return requestFor(sendFeedback, { reason: 'other', text: name, path: '/' });
    const texts = { name, category_id: 4, schemeDescription: `<p>${name}</p>`, status: 'published' };
    return requestFor(addWholeScheme, texts, { Cookie: this.#cookie, [KEY_HEADER]: randomUUID() });
  }

  async #send([path, init]: [string, RequestInit]): Promise<void> {
    const giveUpAt = performance.now() + PATIENCE_MS;
    while (performance.now() < giveUpAt) {
      const response = await fetch(this.#url + path, init).catch(() => null);
      await response?.arrayBuffer().catch(() => {});
      if (response?.ok) return;
      if (response && response.status < 500) throw new Error(`${init.method} ${path} was answered with ${response.status}`);
      this.refused += 1;
      if (!(response?.status === 503 && response.headers.has('Retry-After'))) {
        this.rudely.push(`${init.method} ${path}: ${response?.status ?? NO_ANSWER}`);
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
    throw new Error(`${init.method} ${path} was not acknowledged in ${PATIENCE_MS} ms`);
  }
}
