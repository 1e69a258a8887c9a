/** Room on the disk that is given up, a piece at a time, when the disk is full: staff can still log in and see what is wrong. */
import { randomBytes } from 'node:crypto';
import { open, stat, statfs, truncate } from 'node:fs/promises';
import { isDiskFull } from './database-away.ts';

const PIECE = 1_000_000;
const PIECES = 8;
/** What has to be free beside it: making it anew must not fill the disk again. */
const MARGIN = 32_000_000;

type Sizes = { piece: number; pieces: number; margin: number };

export class Reserve {
  readonly #file: string;
  readonly #sizes: Sizes;

  constructor(file: string, sizes: Partial<Sizes> = {}) {
    this.#file = file;
    this.#sizes = { piece: PIECE, pieces: PIECES, margin: MARGIN, ...sizes };
  }

  /** Does the work, and again with more room for as long as the disk is full and there is some left to give up. */
  async use<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isDiskFull(error) || !(await this.#giveUpPiece())) throw error;
      }
    }
  }

  /** Makes it whole where there is room for it. */
  async refill(): Promise<void> {
    const { piece, pieces, margin } = this.#sizes;
    const missing = piece * pieces - (await this.#size());
    if (missing <= 0) return;
    const file = await open(this.#file, 'a', 0o600);
    try {
      const { bavail, bsize } = await statfs(this.#file);
      if (bavail * bsize < missing + margin) return;
      // Random, as some file systems keep nothing of zeros.
      for (let left = missing; left > 0; left -= piece) await file.appendFile(randomBytes(Math.min(piece, left)));
    } finally {
      await file.close();
    }
  }

  async #giveUpPiece(): Promise<boolean> {
    const size = await this.#size();
    if (size === 0) return false;
    await truncate(this.#file, Math.max(size - this.#sizes.piece, 0));
    return true;
  }

  async #size(): Promise<number> {
    return stat(this.#file).then(
      ({ size }) => size,
      () => 0,
    );
  }
}
