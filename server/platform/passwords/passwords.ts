/** Passwords as argon2id in the PHC string format, which stores the parameters with each hash. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createWorkQueue } from '../api/queued-work.ts';

/**
 * Memory in KiB, and passes over it. `standard` is OWASP's second recommendation: 19 MiB, two passes, about 40 ms of one core.
 * `low` is for tests, which log in thousands of times; a server that others can reach refuses it (`start-site.ts`).
 */
const COSTS = { standard: { memory: 19_456, passes: 2 }, low: { memory: 64, passes: 1 } };
export type PasswordCost = keyof typeof COSTS;
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/**
 * Limits concurrency, because hashing takes cores and memory that visitors need; a queue absorbs bursts. Known devices go first, so
 * that strangers cannot crowd them out.
 */
const enqueue = createWorkQueue({ atOnce: 2, waiting: 20, refusal: 'Too many logins at the moment. Please try again.' });

const derive = promisify(argon2);
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

function phc(cost: PasswordCost, salt: Uint8Array, hash: Uint8Array): string {
  const { memory, passes } = COSTS[cost];
  return `$argon2id$v=19$m=${memory},t=${passes},p=${LANES}$${encode(salt)}$${encode(hash)}`;
}

/** A dummy hash for unknown user names, so that checking one takes as long as a real one. */
export const nobodysPassword = (cost: PasswordCost = 'standard') => phc(cost, new Uint8Array(SALT_BYTES), new Uint8Array(HASH_BYTES));

/** Normalised, because keyboards compose the same letters differently. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFC'));

/** Goes before strangers, because only staff choose passwords. Rejects with 503 when too many are waiting. */
export async function hashPassword(password: string, cost: PasswordCost = 'standard'): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const parameters = { message: bytesOf(password), nonce, parallelism: LANES, tagLength: HASH_BYTES, ...COSTS[cost] };
  const hash = await enqueue(() => derive('argon2id', parameters), { isFirst: true });
  return phc(cost, nonce, hash);
}

const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/**
 * Rejects with 503 when too many are waiting.
 * @param options.isFirst goes before strangers
 */
export async function verifyPassword(stored: string, password: string, options: { isFirst?: boolean } = {}): Promise<boolean> {
  const [, memory, passes, lanes, salt, hash] = STORED.exec(stored) ?? [];
  if (!memory || !passes || !lanes || !salt || !hash) throw new Error('A stored password has an unknown form');
  const expected = Buffer.from(hash, 'base64');
  const parameters = {
    message: bytesOf(password),
    nonce: Buffer.from(salt, 'base64'),
    parallelism: Number(lanes),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
  };
  return timingSafeEqual(await enqueue(() => derive('argon2id', parameters), options), expected);
}
