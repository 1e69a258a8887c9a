import { createHash, randomInt } from 'node:crypto';

/** Without letters and digits that look or sound alike: the code is read out and typed on phones. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** The secret half of a request: about 59 bits, in groups of four. */
export function newSecret(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** The code as stored, however it was typed. */
export function readSecret(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/(.{4})(?=.)/g, '$1-');
}

const REPEAT_WINDOW_MS = 600_000;

type Submission = { name: string; email: string; category: number | null; description: string };

/**
 * The names under which a submission is stored: the first is its own, the others are earlier ones it would repeat.
 * A form with a key of its own is known for good; without one, the same text within ten to twenty minutes is the same.
 */
export function submissionKeys(submission: Submission, key: string | undefined, now: Date): [string, ...string[]] {
  const { name, email, category, description } = submission;
  const content = JSON.stringify([name, email.toLowerCase(), category, description]);
  const hash = (from: string) => createHash('sha256').update(`${from}\n${content}`).digest('base64url');
  if (key) return [hash(`key ${key}`)];
  const slot = Math.floor(now.getTime() / REPEAT_WINDOW_MS);
  return [hash(`slot ${slot}`), hash(`slot ${slot - 1}`)];
}
