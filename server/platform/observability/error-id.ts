/** Request ids, shown in the log and to the person who saw the failure. */
import { randomInt } from 'node:crypto';

export const ERROR_ID_HEADER = 'X-Error-Id';

/** Without letters that are misread over the telephone. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 4;
const MAX = LETTERS.length ** HALF;

const inLetters = (number: number) =>
  Array.from({ length: HALF }, (_, place) => LETTERS[Math.floor(number / LETTERS.length ** place) % LETTERS.length]).join('');

let beginning = '';
let next = MAX;

/** Every request gets one, so only the first half is random, and seldom redrawn; the second half is a counter. */
export function newId(): string {
  if (next === MAX) {
    beginning = inLetters(randomInt(MAX));
    next = 0;
  }
  next += 1;
  return beginning + inLetters(next - 1);
}
