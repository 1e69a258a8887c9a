/** Words found in nearly every scheme name, which do not distinguish schemes. */
const COMMON = new Set(
  'scheme schemes yojana program programme mission pradhan mantri mukhyamantri national state india for the and with under from of'.split(
    ' ',
  ),
);

function wordsOf(name: string): Set<string> {
  const all =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(all.filter((word) => word.length > 2 && !COMMON.has(word)));
}

/** Schemes whose names share distinguishing words with a text, best match first. */
export function likelySchemes<Scheme extends { name: string }>(text: string, schemes: readonly Scheme[]): Scheme[] {
  const wanted = wordsOf(text);
  return schemes
    .map((scheme) => ({ scheme, shared: [...wordsOf(scheme.name)].filter((word) => wanted.has(word)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .map(({ scheme }) => scheme);
}
