import { createHash, randomInt } from 'node:crypto';

/** Omits characters that look or sound alike, because the code is read out and typed on phones. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** The secret of a request: about 59 bits, in groups of four characters. */
export function newSecret(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Normalises a typed code to the stored form. */
export function readSecret(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/(.{4})(?=.)/g, '$1-');
}

const REPEAT_WINDOW_MS = 600_000;

type Submission = { name: string; email: string; category: number | null; description: string };

/**
 * The keys that identify a submission: the first is stored, the others are earlier keys it may repeat. With a key of its form a
 * submission is recognised for good; without one, the same text is recognised for ten to twenty minutes.
 */
export function submissionKeys(submission: Submission, key: string | undefined, now: Date): [string, ...string[]] {
  const { name, email, category, description } = submission;
  const content = JSON.stringify([name, email.toLowerCase(), category, description]);
  const hash = (from: string) => createHash('sha256').update(`${from}\n${content}`).digest('base64url');
  if (key) return [hash(`key ${key}`)];
  const slot = Math.floor(now.getTime() / REPEAT_WINDOW_MS);
  return [hash(`slot ${slot}`), hash(`slot ${slot - 1}`)];
}
