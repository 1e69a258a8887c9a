const CARD_WORDS = 5;

/** The first five words, with three dots when there are more. */
export function fewWords(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length <= CARD_WORDS ? words.join(' ') : `${words.slice(0, CARD_WORDS).join(' ')}...`;
}
