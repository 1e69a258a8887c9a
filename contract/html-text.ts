/** Conversions between text and HTML. Stored HTML is already clean; nothing here makes untrusted HTML safe. */

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const CHARACTERS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(ENTITIES).map(([character, entity]) => [entity, character])),
  '&nbsp;': ' ',
};

/** Encodes the five special characters of HTML. */
export function encodeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

/** Decodes exactly once, so that `&amp;lt;` becomes `&lt;` and no more. */
export function decodeHtml(encoded: string): string {
  return encoded.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => CHARACTERS[entity] as string);
}

/** The text of clean HTML: one line per block, tags dropped, entities decoded. */
export function htmlToText(html: string): string {
  const lines = html.replace(/<br\s*\/?>|<\/?(?:p|div|li|h[1-6]|ul|ol|tr)(?:\s[^<>]*)?>/gi, '\n').replace(/<[^<>]*>/g, '');
  return decodeHtml(lines)
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

/** Whether HTML has no text; an empty editor leaves only tags. */
export function isEmptyHtml(html: string): boolean {
  return htmlToText(html) === '';
}

/** The items of an HTML list and its nested lists; without a list, the lines. */
export function listItems(html: string): string[] {
  const items = [...html.matchAll(/<li(?:\s[^<>]*)?>([\s\S]*?)(?=<li[\s>]|<\/li>|<\/[uo]l>|$)/gi)].map(([, item]) =>
    htmlToText(item as string).replaceAll('\n', ' '),
  );
  return items.length > 0 ? items.filter(Boolean) : htmlToText(html).split('\n').filter(Boolean);
}

/** JSON that cannot end the script element around it. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
