/** Compresses again, and well, what was compressed lightly and is asked for again: one after the other, off the thread that answers. */
import { type Encoding, encodeWell } from './encoding.ts';
import { ownBytes } from './own-bytes.ts';

type Compressed = { body: Buffer; encoding: Encoding };

/** More would wait for minutes; they get their turn when they are asked for once more. */
const MOST_WAITING = 500;

export class Recompressing {
  readonly #waiting: Compressed[] = [];
  #isRunning = false;

  add(page: Compressed): void {
    if (page.encoding === 'identity' || this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(page);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let page = this.#waiting.shift(); page; page = this.#waiting.shift()) {
      const { body, encoding } = page;
      const smaller = encoding === 'identity' ? body : await encodeWell(body, encoding).catch(() => body);
      if (smaller.length < body.length) page.body = ownBytes(smaller);
    }
    this.#isRunning = false;
  }
}
