/** How much of a scheme's name was typed, and how much of the typed text is its name. */

/**
 * 0 to 1. `typed` and the name are terms in order; `worth` is how distinctive a term is. `isNeed`: the query is a single word for a need, so only
 * the share of the name counts: `ghar` means a house rather than PM Surya Ghar.
 */
export function nameMatch(typed: number[], name: Int32Array, worth: (term: number) => number, isNeed = false): number {
  let typedWorth = 0;
  let foundWorth = 0;
  let nameWorth = 0;
  let before = -2;
  let inOrder = 0;
  for (const term of typed) {
    const at = name.indexOf(term);
    typedWorth += worth(term);
    if (at < 0) continue;
    foundWorth += worth(term);
    if (at === before + 1) inOrder++;
    before = at;
  }
  if (foundWorth === 0) return 0;
  for (let at = 0; at < name.length; at++) {
    const term = name[at] as number;
    if (name.indexOf(term) === at) nameWorth += worth(term);
  }
  const ofTyped = foundWorth / typedWorth;
  const ofName = Math.min(1, foundWorth / nameWorth);
  if (isNeed) return ofName ** 2;
  const order = typed.length > 1 ? inOrder / (typed.length - 1) : 1;
  return ofTyped ** 1.2 * (0.55 + 0.35 * ofName + 0.1 * order);
}
