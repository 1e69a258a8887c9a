/** Addresses with what stood beside them in a text stuck to their end: a full stop, a bracket, a quote, a messenger's sign for bold. */

/** No address of ours ends with these: punctuation of any script, symbols, spaces, and signs without width. */
const SIGNS = /(?:[\p{P}\p{S}\p{Z}\p{C}]|[\uFE00-\uFE0F])+$/u;
/** A sign as HTML spells it. */
const ENTITY = /&(?:quot|apos|gt|lt|amp|nbsp|#x?[0-9a-f]+);?$/i;
const ENCODED = /(?:%[0-9a-f]{2})+$/i;

/** Longer than any address of ours. */
const LONGEST = 2000;

/** The path without the signs at its end; null where there are none. Encoded or not makes no difference. */
export function withoutStuckSigns(path: string): string | null {
  if (path === '/' || path.length > LONGEST) return null;
  let rest = path;
  for (let before = ''; rest !== before; ) {
    before = rest;
    rest = rest.replace(ENTITY, '').replace(ENCODED, decodeAndStrip);
    if (!ENCODED.test(rest)) rest = rest.replace(SIGNS, '');
  }
  return rest === path ? null : rest || '/';
}

function decodeAndStrip(encoded: string): string {
  try {
    const text = decodeURIComponent(encoded);
    const kept = text.replace(SIGNS, '');
    return kept === text ? encoded : encodeURIComponent(kept);
  } catch {
    // A sign that was cut apart.
    return '';
  }
}
