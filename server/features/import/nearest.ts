const MAX_LETTERS = 60;

/** The nearest known word that differs by at most two letters, or undefined. */
export function nearestTo(word: string, known: Iterable<string>): string | undefined {
  if (word.length > MAX_LETTERS) return undefined;
  let best: { one: string; far: number } | undefined;
  for (const one of known) {
    // Stricter for short words, which are all near to each other.
    const most = Math.min(2, Math.floor(one.length / 4));
    if (Math.abs(one.length - word.length) > most) continue;
    const far = distance(word, one);
    if (far <= most && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { one, far };
  }
  return best?.one;
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
