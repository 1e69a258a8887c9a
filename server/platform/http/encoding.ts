/** Content encoding: negotiation and compression. */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** Characters; ten times what browsers send. Longer headers count as absent, because every client accepts identity. */
const LONGEST_HEADER = 500;

/** Bytes that light compression handles in about a millisecond. */
const QUICK = 200_000;

/** Bytes; larger than nearly every lightly compressed page, so that the output is one chunk and needs no concatenation. */
const LIGHT_PAGE = 32_768;

/** Negotiation results, because browsers send only a few different values. */
const chosen = new Map<string, Encoding>();
const MAX_CHOSEN = 100;

export function chooseEncoding(accepted: string | string[] | undefined | null): Encoding {
  const header = String(accepted ?? '');
  const known = chosen.get(header);
  if (known) return known;
  if (header === '' || header.length > LONGEST_HEADER) return 'identity';
  const encoding = new Negotiator({ headers: { 'accept-encoding': header } }).encoding(ENCODINGS, { preferred: ENCODINGS }) ?? 'identity';
  if (chosen.size >= MAX_CHOSEN) chosen.clear();
  chosen.set(header, encoding);
  return encoding;
}

export function encodingHeader(encoding: Encoding): Record<string, string> {
  return encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Brotli quality, gzip level, Brotli window. `light` is for pages that may be sent only once: a search page takes 0.19 ms and 20.4 kB,
 * with quality 2 0.45 ms and 19.1 kB. Its window just fits the longest such page, because allocating a larger one takes twice as long
 * as compressing the page.
 */
const EFFORTS = { light: [1, 1, 18], well: [10, 9, constants.BROTLI_DEFAULT_WINDOW] } as const;

/** Compresses in the thread pool, or synchronously when the round trip would take longer. */
export async function encode(bytes: Buffer, encoding: Encoding, effort: keyof typeof EFFORTS = 'light'): Promise<Buffer> {
  const [quality, level, window] = EFFORTS[effort];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const isQuick = effort === 'light' && bytes.length < QUICK;
  if (encoding === 'br') return isQuick ? brotliCompressSync(bytes, { params, chunkSize: LIGHT_PAGE }) : brotli(bytes, { params });
  if (encoding === 'gzip') return isQuick ? gzipSync(bytes, { level }) : zip(bytes, { level });
  return bytes;
}

const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

/** Recompresses at the best quality. */
export async function encodeWell(compressed: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encode(await (encoding === 'br' ? unbrotli : unzip)(compressed), encoding, 'well');
}
