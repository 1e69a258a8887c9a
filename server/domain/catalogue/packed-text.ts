/**
 * Long texts in half the room. V8 keeps two bytes for every character of a text in which one is not Latin, and nearly every English text here
 * has a ₹ in it: 5,000 schemes held 11 MB of zeros. The UTF-8 of a text, a character for each byte, takes one.
 */
declare const packed: unique symbol;

/** Not to be read before it is unpacked, which the type sees to. The same text is always packed the same. */
export type PackedText = { readonly [packed]: true };

const BEYOND_ASCII = /[^\0-\x7f]/;

export function packText(text: string): PackedText {
  return (BEYOND_ASCII.test(text) ? Buffer.from(text).toString('latin1') : text) as unknown as PackedText;
}

export function unpackText(given: PackedText): string {
  const bytes = given as unknown as string;
  return BEYOND_ASCII.test(bytes) ? Buffer.from(bytes, 'latin1').toString() : bytes;
}
