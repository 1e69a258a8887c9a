export const DESCRIPTION_LIMIT = 200;

/** The first 200 characters and three dots; null for a short text. Never separates a letter from its vowel sign. */
export function shorten(text: string): string | null {
  if (text.length <= DESCRIPTION_LIMIT) return null;
  let end = DESCRIPTION_LIMIT;
  while (/^[\p{M}\u200d]/u.test(text.slice(end))) end -= 1;
  return `${text.slice(0, end)}...`;
}
