/** Splits a text into plain and marked parts. Runs in the browser too: knows nothing of the index. */

export type MarkedPart = { text: string; mark: boolean };

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*/gu;
const INVISIBLE = /[\u200b-\u200f]/g;

/** `matched` are words or phrases of words, as a search hit has them. The parts joined are the text again. */
export function markMatches(text: string, matched: string[]): MarkedPart[] {
  const phrases = matched.map((phrase) => wordsOf(phrase).map(({ folded }) => folded)).filter((phrase) => phrase.length > 0);
  const words = wordsOf(text);
  const parts: MarkedPart[] = [];
  let done = 0;
  for (let at = 0; at < words.length; ) {
    const length = longestAt(words, at, phrases);
    if (length === 0) {
      at++;
      continue;
    }
    const from = (words[at] as Word).from;
    const to = (words[at + length - 1] as Word).to;
    if (from > done) parts.push({ text: text.slice(done, from), mark: false });
    parts.push({ text: text.slice(from, to), mark: true });
    done = to;
    at += length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), mark: false });
  return parts;
}

type Word = { folded: string; from: number; to: number };

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    folded: word.normalize('NFC').toLowerCase().replace(INVISIBLE, ''),
    from: index,
    to: index + word.length,
  }));
}

function longestAt(words: Word[], at: number, phrases: string[][]): number {
  const fitting = phrases.filter((phrase) => phrase.every((word, offset) => words[at + offset]?.folded === word));
  return Math.max(0, ...fitting.map((phrase) => phrase.length));
}
