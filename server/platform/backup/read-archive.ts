/** Reads a backup file, once to verify it and once for its contents. */
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { pipeline, Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { reasonOf } from '../process/file-errors.ts';
import type { RowSource, StoredRow } from './copied-tables.ts';
import { CopyError } from './copy-error.ts';
import { MANIFEST, type Manifest, manifestSchema, PICTURES_FOLDER, ROWS_FOLDER } from './manifest.ts';

/** Bytes; larger than any batch of rows or picture. Bounds memory, because an entry is held whole. */
const LARGEST_ENTRY = 256_000_000;
/** Limit of the unpacked size: ALWAYS bytes plus MAX_TIMES the file's size. Rows compress to a tenth, pictures not at all, a bomb to a thousandth. */
const ALWAYS = 100_000_000;
const MAX_TIMES = 100;
const PICTURE_ENTRY = /^pictures\/([\w-][\w.-]*)$/;
const ROWS_ENTRY = /^rows\/\d+-([a-z_]+)\.jsonl$/;

type Entry = { name: string; bytes: Buffer };

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const limit = ALWAYS + MAX_TIMES * statSync(file).size;
  let unpackedBytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      unpackedBytes += chunk.length;
      done(unpackedBytes > limit ? tooLarge(file, limit) : null, chunk);
    },
  });
  // Remember the first error: the tar decoder reports a broken stream without its cause.
  let fault: Error | null | undefined;
  const unpacked = pipeline(createReadStream(file), createGunzip(), count, (error) => {
    fault ??= error;
  });
  let said = 0;
  try {
    for await (const { header, body } of Readable.toWeb(unpacked).pipeThrough(createTarDecoder() as never) as never as ReturnType<
      typeof createTarDecoder
    >['readable']) {
      if (header.size > LARGEST_ENTRY) throw new CopyError(`The file ${file} holds an entry that is too large: ${header.name}.`);
      said += header.size;
      if (said > limit) throw tooLarge(file, limit);
      yield { name: header.name, bytes: Buffer.from(await new Response(body as never).arrayBuffer()) };
    }
  } catch (error) {
    throw error instanceof CopyError ? error : (fault ?? error);
  } finally {
    unpacked.destroy();
  }
}

const tooLarge = (file: string, limit: number) =>
  new CopyError(`The file ${file} would unpack to more than ${Math.round(limit / 1e6)} MB, which no backup of its size does.`);

/**
 * Reads the whole file and compares each entry with its size and hash in the manifest.
 * @throws CopyError when the file is damaged, truncated or not a backup
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>();
  let manifest: Manifest | undefined;
  try {
    for await (const { name, bytes } of entriesOf(file)) {
      if (name === MANIFEST) manifest = readManifest(file, bytes);
      else if (!isExpected(name) || found.has(name))
        throw new CopyError(`It holds the entry ${JSON.stringify(name)}, which is no part of a backup.`);
      else found.set(name, { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new CopyError(`There is no file ${file}.`);
    throw error instanceof CopyError ? error : damaged(file, reasonOf(error));
  }
  if (!manifest) throw damaged(file, 'its end is missing');
  for (const [name, { size, sha256 }] of Object.entries(manifest.entries)) {
    const entry = found.get(name);
    if (!entry) throw damaged(file, `${name} is missing`);
    if (entry.size !== size || entry.sha256 !== sha256) throw damaged(file, `${name} is not what was stored`);
    found.delete(name);
  }
  for (const name of found.keys()) throw damaged(file, `${name} was added to it`);
  return manifest;
}

function readManifest(file: string, bytes: Buffer): Manifest {
  let said: unknown;
  try {
    said = JSON.parse(bytes.toString());
  } catch (error) {
    throw damaged(file, `its ${MANIFEST} is no JSON (${(error as Error).message})`);
  }
  const { data, error } = manifestSchema.safeParse(said);
  if (data) return data;
  throw damaged(file, `its ${MANIFEST} does not say what a backup says (${error.issues[0]?.path.join('.') || 'nothing'})`);
}

const damaged = (file: string, reason: string) => new CopyError(`The file ${file} is damaged, or no backup: ${reason}.`);

const isExpected = (name: string) => PICTURE_ENTRY.test(name) || ROWS_ENTRY.test(name);

/** The rows of a file that has been verified. */
export function archiveSource(file: string, { migrations, tables }: Manifest): RowSource {
  return {
    migrations,
    tables,
    batches: async function* () {
      for await (const { name, bytes } of entriesOf(file)) {
        const table = ROWS_ENTRY.exec(name)?.[1];
        if (table) yield { table, rows: rowsIn(bytes) };
        // Rows precede the other entries.
        else if (!name.startsWith(ROWS_FOLDER)) return;
      }
    },
  };
}

/** The pictures of a file that has been verified. */
export async function* archivePictures(file: string): AsyncGenerator<Entry> {
  for await (const { name, bytes } of entriesOf(file)) {
    if (name.startsWith(PICTURES_FOLDER)) yield { name: name.slice(PICTURES_FOLDER.length), bytes };
  }
}

function rowsIn(bytes: Buffer): StoredRow[] {
  return bytes
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as StoredRow);
}
