/** A sentence ends before the next one: a capital, a quotation mark or a letter of a script without capitals. */
const END_OR_TAG = /<(\/?)[^<>]*>|[.!?।](?=\s+["'“‘(]?[^\sa-z0-9<"'“‘(])/g;
const FIRST_PARAGRAPH = /^(<p(?:\s[^<>]*)?>)([\s\S]*?)<\/p>/;
const LINE_END = /<(?:br|p|ul|ol|div|h[1-6])[\s/>]/;

/** The end of the first sentence in characters; within bold text or a link, the end of that element. */
function firstSentenceEnd(html: string): number {
  let depth = 0;
  for (const { 0: found, 1: closing, index } of html.matchAll(END_OR_TAG)) {
    if (closing !== undefined) depth += closing ? -1 : 1;
    else if (depth === 0) return index + found.length;
  }
  return html.length;
}

function marked(line: string, end: number): string {
  return end < line.length ? `${line.slice(0, end)}<span class="more">${line.slice(end)}</span>` : line;
}

/** Wraps everything after the first sentence of the first paragraph in an element that can be collapsed. */
export function markFirstSentence(html: string): string {
  const paragraph = FIRST_PARAGRAPH.exec(html);
  if (paragraph) {
    const [whole, tag = '', inner = ''] = paragraph;
    return `${tag}${marked(inner, firstSentenceEnd(inner))}</p>${html.slice(whole.length)}`;
  }
  // CSS collapses lists to their first item.
  if (html.startsWith('<')) return html;
  const line = LINE_END.exec(html)?.index ?? html.length;
  return marked(html, Math.min(firstSentenceEnd(html), line));
}
