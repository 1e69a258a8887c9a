/** Streams rows and pictures into one compressed file. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker, type TarPackController } from 'modern-tar';
import { type Connection, OWN_FILE } from '../database/connect.ts';
import type { RowSource } from './copied-tables.ts';
import type { OnProgress } from './fill-database.ts';
import { MANIFEST, type Manifest, manifestOf, PICTURES_FOLDER, ROWS_FOLDER } from './manifest.ts';
import { DigestSum } from './table-digests.ts';

type Contents = { source: RowSource; engine: Connection['engine']; pictureFolder: string; madeAt: Date };

/** Writes to a temporary name and renames the complete file. */
export async function writeArchive(file: string, contents: Contents, onProgress: OnProgress = () => {}): Promise<Manifest> {
  const part = `${file}.part`;
  const { readable, controller } = createTarPacker();
  const written = pipeline(
    Readable.fromWeb(readable as never),
    createGzip(),
    // Flush, so that a reported backup is on the disk.
    createWriteStream(part, { flags: 'wx', mode: OWN_FILE, flush: true }),
  );
  try {
    const [manifest] = await Promise.all([packAll(new Packer(controller, contents.madeAt), contents, onProgress), written]);
    await rename(part, file);
    return manifest;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function packAll(packer: Packer, contents: Contents, onProgress: OnProgress): Promise<Manifest> {
  const { source, engine, pictureFolder, madeAt } = contents;
  const sum = new DigestSum();
  const totals = new Map(source.tables.map(({ name, rows }) => [name, rows]));
  const done = new Map<string, number>();
  let batch = 0;
  for await (const { table, rows } of source.batches()) {
    batch += 1;
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    await packer.add(`${ROWS_FOLDER}${String(batch).padStart(6, '0')}-${table}.jsonl`, Buffer.from(lines));
    sum.add(table, rows);
    done.set(table, (done.get(table) ?? 0) + rows.length);
    onProgress(table, done.get(table) ?? 0, totals.get(table) ?? 0);
  }
  // After the rows: a picture is written before the row that names it and removed a while after, so none is missing.
  const names = await picturesIn(pictureFolder);
  for (const [index, name] of names.entries()) {
    await packer.add(PICTURES_FOLDER + name, await readFile(path.join(pictureFolder, name)));
    onProgress('pictures', index + 1, names.length);
  }
  const { entries } = packer;
  const manifest = manifestOf(source, sum.of([...totals.keys()]), { engine, entries, madeAt: madeAt.toISOString() });
  await packer.add(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 1)));
  packer.end();
  return manifest;
}

/** Names of the pictures; empty when the folder does not exist. */
export async function picturesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return found
    .filter((one) => one.isFile() && !one.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

class Packer {
  readonly #controller: TarPackController;
  readonly #mtime: Date;
  readonly entries: Manifest['entries'] = {};

  constructor(controller: TarPackController, mtime: Date) {
    this.#controller = controller;
    this.#mtime = mtime;
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    const writer = this.#controller.add({ name, size: bytes.length, type: 'file', mode: OWN_FILE, mtime: this.#mtime }).getWriter();
    await writer.write(bytes);
    await writer.close();
    this.entries[name] = { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  end(): void {
    this.#controller.finalize();
  }
}
