/** Recompresses cached pages at the best quality once they are requested again, one at a time and in the thread pool. */
import { type Encoding, encodeWell } from './encoding.ts';
import { unpooledBytes } from './unpooled-bytes.ts';

type Compressed = { body: Buffer; encoding: Encoding };

/** A longer queue would take minutes. Pages beyond it stay as they are. */
const MAX_WAITING = 500;

export class Recompressing {
  readonly #waiting: Compressed[] = [];
  #isRunning = false;

  add(page: Compressed): void {
    if (page.encoding === 'identity' || this.#waiting.length >= MAX_WAITING) return;
    this.#waiting.push(page);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let page = this.#waiting.shift(); page; page = this.#waiting.shift()) {
      const { body, encoding } = page;
      const smaller = encoding === 'identity' ? body : await encodeWell(body, encoding).catch(() => body);
      if (smaller.length < body.length) page.body = unpooledBytes(smaller);
    }
    this.#isRunning = false;
  }
}
