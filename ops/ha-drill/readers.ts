/** Visitors who read pages almost without pause and record every failure. */
import { setTimeout as pause } from 'node:timers/promises';

const VISITORS = 4;
const THINK_MS = 25;
const PAGES = ['/', '/schemes', '/hi/schemes', '/blog', '/schemes?q=pension', '/sitemap.xml'];

export class Readers {
  readonly #url: string;
  #isStopped = false;
  #running: Promise<unknown> = Promise.resolve();
  read = 0;
  slowestMs = 0;
  readonly failed: string[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  start(): void {
    this.#running = Promise.all(Array.from({ length: VISITORS }, (_, number) => this.#visit(number)));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #visit(visitor: number): Promise<void> {
    for (let turn = visitor; !this.#isStopped; turn++) {
      // Every fourth page is new, so that not only cached pages are tested.
      await this.#read(turn % 4 === 0 ? `/schemes?q=help+${visitor}+${turn}` : (PAGES[turn % PAGES.length] as string));
      await pause(THINK_MS);
    }
  }

  async #read(address: string): Promise<void> {
    const begun = performance.now();
    try {
      const response = await fetch(this.#url + address);
      const text = await response.text();
      if (response.status !== 200) this.failed.push(`${address}: ${response.status}`);
      else if (!/<\/(html|urlset|sitemapindex)>\s*$/.test(text)) this.failed.push(`${address}: cut short`);
    } catch (error) {
      this.failed.push(`${address}: ${(error as Error).message}`);
    }
    this.read += 1;
    this.slowestMs = Math.max(this.slowestMs, performance.now() - begun);
  }
}
