/** Splits clean HTML between blocks into well-formed pieces, in linear time. */

/** Tags and the texts between them. */
export type Tokens = string[];

/** Maximum nesting of clean HTML. */
const MAX_OPEN = 40;

const BLOCK = /^<\/?(?:p|div|li|ul|ol|h[1-6])[\s>]/i;

export function tokensOf(html: string): Tokens {
  return html.split(/(<[^<>]*>)/).filter(Boolean);
}

/** The name of an opening or closing tag, in lower case; undefined for text. */
export function tagName(token: string): string | undefined {
  return /^<\/?([a-z][a-z0-9]*)(?:[^a-z0-9<>][^<>]*)?>$/i.exec(token)?.[1]?.toLowerCase();
}

export function isClosing(token: string): boolean {
  return token.startsWith('</');
}

function isVoid(token: string): boolean {
  return /^<(?:br|img)[\s/>]/i.test(token);
}

/** Whether a line of text ends at this token: a line break, or the start or end of a block. */
export function endsLine(token: string): boolean {
  return BLOCK.test(token) || /^<br[\s/>]/i.test(token);
}

/** Tracks the open tags. */
export class OpenTags {
  #open: Tokens = [];

  /** The open tags, outermost first; at most MAX_OPEN, as in clean HTML. */
  get tags(): Tokens {
    return this.#open.slice(-MAX_OPEN);
  }

  pass(token: string): void {
    const name = tagName(token);
    if (!name || isVoid(token)) return;
    if (!isClosing(token)) this.#open.push(token);
    else if (tagName(this.#open.at(-1) ?? '') === name) this.#open.pop();
  }
}

/** Drops stray closing tags, closes open ones, and drops empty elements and line breaks at both ends. */
export function wholeHtml(tokens: Tokens): string {
  const out: Tokens = [];
  const open: { name: string; at: number }[] = [];
  let hasText = false;
  const close = () => {
    const { name, at } = open.pop() as { name: string; at: number };
    while (out.length > at + 1 && isBlank(out.at(-1) as string)) out.pop();
    if (out.length === at + 1) out.pop();
    else out.push(`</${name}>`);
  };
  for (const token of tokens) {
    const name = tagName(token);
    if (!hasText && isBlank(token)) continue;
    if (!name || isVoid(token)) {
      out.push(token);
      hasText = true;
    } else if (!isClosing(token)) open.push({ name, at: out.push(token) - 1 });
    else if (open.at(-1)?.name === name) close();
  }
  while (open.length > 0) close();
  while (out.length > 0 && isBlank(out.at(-1) as string)) out.pop();
  return out.join('');
}

function isBlank(token: string): boolean {
  return /^<br[\s/>]/i.test(token) || token.trim() === '';
}

export type Line = { line: Tokens; rest: Tokens };

/** The first line with text, and the rest with its surrounding tags. */
export function cutFirstLine(tokens: Tokens): Line {
  const isText = (token: string) => !tagName(token) && token.trim() !== '';
  const start = tokens.findIndex(isText);
  if (start < 0) return { line: [], rest: tokens };
  const breaks = (token: string) => endsLine(token) || (isText(token) && token.trimStart().includes('\n'));
  const found = tokens.findIndex((token, index) => index >= start && breaks(token));
  const end = found < 0 ? tokens.length : found;
  const [text = ''] = tokens.slice(end, end + 1).filter(isText);
  const firstLine = text.trimStart().split('\n')[0] ?? '';
  const remainder = text.trimStart().slice(firstLine.length);
  const open = new OpenTags();
  for (const token of tokens.slice(0, end)) open.pass(token);
  const rest = [...open.tags, ...(text ? [remainder] : []), ...tokens.slice(text ? end + 1 : end)];
  return { line: [...tokens.slice(start, end), firstLine], rest: rest.filter(Boolean) };
}
