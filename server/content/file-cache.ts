/** A value computed from files, cached as JSON beside the database until one of the files changes. */
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OWN_FILE } from '../platform/database/connect.ts';
import { replaceCacheFile } from '../platform/process/replace-file.ts';

type FileCache<T> = {
  /** Undefined without a file, or when it is damaged or made from other sources. */
  read: () => T | undefined;
  /** Does nothing where no file can be written. */
  write: (value: T) => void;
};

/** @param sources lists the files the value depends on, the code that reads them included */
export function fileCache<T>(file: string, sources: () => string[]): FileCache<T> {
  return {
    read: () => {
      try {
        const { fingerprint, value } = JSON.parse(readFileSync(file, 'utf8'));
        return fingerprint === fingerprintOf(sources()) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    write: (value) => {
      const text = JSON.stringify({ fingerprint: fingerprintOf(sources()), value });
      replaceCacheFile(file, (temporary) => writeFileSync(temporary, text, { mode: OWN_FILE }));
    },
  };
}

function fingerprintOf(sources: string[]): string {
  return hash('sha256', sources.map((source) => `${path.basename(source)} ${hash('sha256', readFileSync(source))}`).join('\n'));
}
