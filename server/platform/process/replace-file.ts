import { renameSync, rmSync } from 'node:fs';
import os from 'node:os';

/**
 * Writes a cache file under a temporary name and renames it once it is complete, because another process, perhaps in a container with the
 * same process id, may be reading or writing it. A folder that cannot be written only costs the cache.
 * @param write writes the whole file to the path it is given, synchronously
 */
export function replaceCacheFile(file: string, write: (path: string) => void): void {
  const temporary = `${file}.${os.hostname()}.${process.pid}`;
  try {
    write(temporary);
    renameSync(temporary, file);
  } catch {
    rmSync(temporary, { force: true });
  }
}
