import { encodeHtml } from '../../../contract/html-text.ts';

/** Escapes text or an attribute for XML, and drops characters not allowed in XML. */
export function xml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: dropping them is the purpose
  return encodeHtml(text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
}
