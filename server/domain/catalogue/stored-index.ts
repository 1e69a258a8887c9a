/**
 * Stores the search index beside the database, because building it takes longer than the rest of a start. Schemes whose digest differs
 * from the stored one are indexed again; a file made by other code or with another lexicon, or a corrupt one, is ignored.
 */
import { hash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { OWN_FILE } from '../../platform/database/connect.ts';
import { replaceCacheFile } from '../../platform/process/replace-file.ts';
import type { Column, PackedParts } from '../search/index/packed-parts.ts';
import type { LexiconEntry } from '../search/types.ts';
import type { SchemeRecord } from './catalogue-record.ts';

export const STORED_INDEX_FILE = 'search-index-as-built';

/** Hash of the indexed content by scheme id. */
export type Digests = Map<number, string>;
export type StoredIndex = { digests: Digests; packed: PackedParts };

export type IndexStore = {
  /** @param fingerprint hash of the other inputs of an index, see `hashInputs` */
  read: (fingerprint: string) => StoredIndex | undefined;
  /** Does nothing if the file cannot be written. */
  write: (fingerprint: string, stored: StoredIndex) => void;
};

const TYPES = { Int32Array, Float32Array, Float64Array, Uint8Array };
type Type = keyof typeof TYPES | 'texts';
type Head = { fingerprint: string; sum: number; columns: { name: string; type: Type; bytes: number }[] };

export function indexStore(dataDir: string): IndexStore {
  const file = path.join(dataDir, STORED_INDEX_FILE);
  return {
    read: (fingerprint) => {
      try {
        return readFile(file, fingerprint);
      } catch {
        return undefined;
      }
    },
    write: (fingerprint, stored) => replaceCacheFile(file, (temporary) => writeFile(temporary, fingerprint, stored)),
  };
}

/** Hash of a scheme; covers all that is indexed. */
export function digestOf(scheme: SchemeRecord): string {
  return hash('sha256', JSON.stringify(scheme), 'base64url').slice(0, 22);
}

/** The code that builds the index. */
const CODE = [
  '../search',
  './searchable-scheme.ts',
  './audience.ts',
  './stored-index.ts',
  '../../../contract/digits.ts',
  '../../../contract/html-text.ts',
  '../../../contract/categories.ts',
];

/** Hash of the inputs of an index besides the schemes. */
export function hashInputs(lexicon: readonly LexiconEntry[], categoryNames: Record<string, string[]>): string {
  const files = CODE.flatMap((name) => {
    const full = path.join(import.meta.dirname, name);
    if (name.endsWith('.ts')) return full;
    return readdirSync(full, { recursive: true, encoding: 'utf8' }).flatMap((inner) =>
      /(?<!\.test)\.ts$/.test(inner) ? path.join(full, inner) : [],
    );
  });
  const code = files.sort().map((file) => hash('sha256', readFileSync(file)));
  return hash('sha256', JSON.stringify([code, process.versions.node, lexicon, categoryNames]));
}

function writeFile(file: string, fingerprint: string, { digests, packed }: StoredIndex): void {
  const columns: PackedParts = { ...packed, digestIds: Int32Array.from(digests.keys()), digests: [...digests.values()] };
  const packedBytes = Object.entries(columns).map(([name, column]) => ({ name, type: typeOf(column), bytes: bytesOf(column) }));
  const head: Head = {
    fingerprint,
    sum: packedBytes.reduce((sum, { bytes }) => crc32(bytes, sum), 0),
    columns: packedBytes.map(({ name, type, bytes }) => ({ name, type, bytes: bytes.byteLength })),
  };
  const text = Buffer.from(JSON.stringify(head));
  const output = openSync(file, 'w', OWN_FILE);
  try {
    for (const bytes of [Buffer.from(Int32Array.of(text.length).buffer), text, ...packedBytes.map((one) => one.bytes)]) {
      for (let done = 0; done < bytes.byteLength; ) done += writeSync(output, bytes, done);
    }
  } finally {
    closeSync(output);
  }
}

/** @returns undefined if it was made from other inputs @throws for another kind of file, or a corrupt one */
function readFile(file: string, fingerprint: string): StoredIndex | undefined {
  const input = openSync(file, 'r');
  const read = <A extends NodeJS.ArrayBufferView>(into: A): A => {
    for (let done = 0; done < into.byteLength; ) {
      const length = readSync(input, into, done, into.byteLength - done, null);
      if (length === 0) throw new Error('It is shorter than it says');
      done += length;
    }
    return into;
  };
  try {
    const [length = 0] = read(new Int32Array(1));
    const head: Head = JSON.parse(read(Buffer.alloc(length)).toString());
    if (head.fingerprint !== fingerprint) return undefined;
    const packed: PackedParts = {};
    let sum = 0;
    for (const { name, type, bytes } of head.columns) {
      // A separate buffer for each, so that short-lived ones can be freed.
      const column = type === 'texts' ? new Uint8Array(bytes) : new TYPES[type](bytes / TYPES[type].BYTES_PER_ELEMENT);
      sum = crc32(new Uint8Array(read(column).buffer), sum);
      packed[name] = type === 'texts' ? JSON.parse(Buffer.from(column.buffer).toString()) : column;
    }
    if (sum !== head.sum) throw new Error('It was damaged');
    const { digestIds, digests, ...parts } = packed;
    const texts = digests as string[];
    return { digests: new Map(Array.from(digestIds as Int32Array, (id, at) => [id, texts[at] as string])), packed: parts };
  } finally {
    closeSync(input);
  }
}

function typeOf(column: Column): Type {
  return Array.isArray(column) ? 'texts' : (column.constructor.name as keyof typeof TYPES);
}

function bytesOf(column: Column): Uint8Array {
  if (Array.isArray(column)) return Buffer.from(JSON.stringify(column));
  return new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
}
