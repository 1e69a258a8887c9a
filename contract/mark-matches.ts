/** Splits a text of any script into plain and highlighted parts. */

import { foldDigits } from './digits.ts';

export type MarkedPart = { text: string; mark: boolean };

/** A word with its vowel signs and joiners; capturing, so that `split` returns the words too. */
const WORD = /([\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*)/u;
const ONE_WORD = /^[a-z\d]+$/;

/**
 * @param matched words or phrases in lower case
 * @returns parts that together are the text
 */
export function markMatches(text: string, matched: readonly string[]): MarkedPart[] {
  const phrases = matched.map((phrase) => fold(phrase).split(' ')).sort((a, b) => b.length - a.length);
  // Words are at odd indexes, the text between them at even ones.
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
