/** In which coding an answer goes out: what its client accepts, and how the bytes are made. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** Browsers send less than a tenth of it. Longer ones are not read: every client takes plain bytes. */
const LONGEST_HEADER = 500;

/** The few values browsers send are weighed once. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

export function chooseEncoding(accepted: string | string[] | undefined | null): Encoding {
  const header = String(accepted ?? '');
  if (header === '' || header.length > LONGEST_HEADER) return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const encoding = new Negotiator({ headers: { 'accept-encoding': header } }).encoding(ENCODINGS, { preferred: ENCODINGS }) ?? 'identity';
  chosen.set(header, encoding);
  return encoding;
}

export function encodingHeader(encoding: Encoding): Record<string, string> {
  return encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? zip(bytes, { level: 6 }) : bytes;
}
