/** A file that reserves disk space and is shrunk piece by piece when the disk is full, so that staff can still log in and see what is wrong. */
import { randomBytes } from 'node:crypto';
import { open, stat, statfs, truncate } from 'node:fs/promises';
import { isDiskFull } from './database-away.ts';

const PIECE = 1_000_000;
const PIECES = 8;
/** Bytes that must be free besides, so that refilling does not fill the disk again. */
const MARGIN = 32_000_000;

type Sizes = { piece: number; pieces: number; margin: number };

export class Reserve {
  readonly #file: string;
  readonly #sizes: Sizes;

  constructor(file: string, sizes: Partial<Sizes> = {}) {
    this.#file = file;
    this.#sizes = { piece: PIECE, pieces: PIECES, margin: MARGIN, ...sizes };
  }

  /** Runs the work; on a full disk, frees a piece and retries until none is left. */
  async use<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isDiskFull(error) || !(await this.#giveUpPiece())) throw error;
      }
    }
  }

  /** Restores the full size if the disk has room. */
  async refill(): Promise<void> {
    const { piece, pieces, margin } = this.#sizes;
    const missing = piece * pieces - (await this.#size());
    if (missing <= 0) return;
    const file = await open(this.#file, 'a', 0o600);
    try {
      const { bavail, bsize } = await statfs(this.#file);
      if (bavail * bsize < missing + margin) return;
      // Random, because some file systems allocate nothing for zeros.
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
