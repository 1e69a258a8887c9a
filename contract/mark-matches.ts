/** Splits a text into plain and marked parts, in any script. */

import { foldDigits } from './digits.ts';

export type MarkedPart = { text: string; mark: boolean };

/** A word with its vowel signs and joiners; capturing, so that splitting keeps the words. */
const WORD = /([\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*)/u;
const ONE_WORD = /^[a-z\d]+$/;

/**
 * @param matched words, or phrases of words, in lower case
 * @returns parts that joined are the text again
 */
export function markMatches(text: string, matched: readonly string[]): MarkedPart[] {
  const phrases = matched.map((phrase) => fold(phrase).split(' ')).sort((a, b) => b.length - a.length);
  // Words stand at odd places, what is between them at even ones.
  const pieces = text.split(WORD);
  const words = pieces.map((piece, at) => (at % 2 === 1 ? fold(piece) : ''));
  const parts: MarkedPart[] = [];
  for (let at = 0; at < pieces.length; ) {
    const marked = at % 2 === 1 ? (phrases.find((phrase) => startsWith(words, at, phrase))?.length ?? 0) : 0;
    const length = Math.max(marked * 2 - 1, 1);
    const piece = pieces.slice(at, at + length).join('');
    const last = parts.at(-1);
    if (marked === 0 && last && !last.mark) last.text += piece;
    else if (piece) parts.push({ text: piece, mark: marked > 0 });
    at += length;
  }
  return parts;
}

function fold(text: string): string {
  const lower = foldDigits(text.normalize('NFC').toLowerCase());
  if (ONE_WORD.test(lower)) return lower;
  const words = lower.split(WORD);
  return words.filter((_, place) => place % 2 === 1).join(' ');
}

function startsWith(words: string[], at: number, phrase: string[]): boolean {
  return phrase.every((word, offset) => word !== '' && words[at + offset * 2] === word);
}
