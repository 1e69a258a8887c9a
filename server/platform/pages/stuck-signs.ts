/** Repairs links that took punctuation from the text around them: a full stop, a bracket, a quote, a messenger's sign for bold. */

/** None of our addresses ends with these: punctuation of any script, symbols, spaces and zero-width characters. */
const SIGNS = /(?:[\p{P}\p{S}\p{Z}\p{C}]|[\uFE00-\uFE0F])+$/u;
/** An HTML entity. */
const ENTITY = /&(?:quot|apos|gt|lt|amp|nbsp|#x?[0-9a-f]+);?$/i;
const ENCODED = /(?:%[0-9a-f]{2})+$/i;

/** Longer than any address of ours. */
const LONGEST = 2000;

/** The path without trailing signs, plain or percent-encoded; null if there are none. */
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
    const rest = text.replace(SIGNS, '');
    return rest === text ? encoded : encodeURIComponent(rest);
  } catch {
    // An incomplete UTF-8 sequence.
    return '';
  }
}
