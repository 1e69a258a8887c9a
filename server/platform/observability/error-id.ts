/** Request ids, shown in the log and to the visitor who saw the failure. */
import { randomInt } from 'node:crypto';

export const ERROR_ID_HEADER = 'X-Error-Id';

/** Omits characters that are confused when read aloud. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 4;
const MAX = LETTERS.length ** HALF;

const inLetters = (number: number) =>
  Array.from({ length: HALF }, (_, place) => LETTERS[Math.floor(number / LETTERS.length ** place) % LETTERS.length]).join('');

let beginning = '';
let next = MAX;

/** Cheap, because every request gets one: the second half is a counter, and only the first is random and seldom redrawn. */
export function newId(): string {
  if (next === MAX) {
    beginning = inLetters(randomInt(MAX));
    next = 0;
  }
  next += 1;
  return beginning + inLetters(next - 1);
}
