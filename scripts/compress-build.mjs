/** Writes `.br` and `.gz` files beside the built ones at the best compression, so that the server need not compress at start. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** @param folder a browser build */
export async function compressBuild(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => TEXTS.has(path.extname(name)) && !name.startsWith('.'));
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, BEST));
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
