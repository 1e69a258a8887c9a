/** A file system of a few megabytes, if mounting is permitted. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEGABYTES = 96;

const run = (command: string, ...words: string[]) => spawnSync(command, words, { stdio: 'ignore' }).status === 0;

export class SmallDisk {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-disk-'));
  readonly #filler = path.join(this.folder, 'filler');

  /** Undefined if mounting is not permitted. */
  static mount(): SmallDisk | undefined {
    const disk = new SmallDisk();
    if (run('mount', '-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', disk.folder)) return disk;
    rmSync(disk.folder, { recursive: true });
    return undefined;
  }

  /** Fills it to the last byte. */
  fill(): void {
    const file = openSync(this.#filler, 'a');
    for (let bytes = 1 << 20; bytes > 0; ) {
      try {
        writeSync(file, Buffer.alloc(bytes));
      } catch {
        bytes >>= 1;
      }
    }
    closeSync(file);
  }

  makeRoom(): void {
    rmSync(this.#filler, { force: true });
  }

  remove(): void {
    run('umount', this.folder);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Checked once. */
export const CAN_MOUNT = (() => {
  const disk = process.platform === 'linux' ? SmallDisk.mount() : undefined;
  disk?.remove();
  return disk !== undefined;
})();
