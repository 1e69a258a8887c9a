/** Finds where a text stops being valid JSON, because the messages of engines differ or omit it. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none in a text
const TOKEN = /\s*([{}[\],:]|"(?:[^"\\\u0000-\u001f]|\\.)*"|-?\d[\d.eE+-]*|true|false|null)/y;

type Wanted = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/** `: it breaks in line 2, at sign 9`; the end of the text if it is incomplete. */
export function placeInJson(text: string): string {
  const before = text.slice(0, breakIn(text)).split('\n');
  return `: it breaks in line ${before.length}, at sign ${(before.at(-1) ?? '').length + 1}`;
}

function breakIn(text: string): number {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  let last = 0;
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    const token = found[1] as string;
    const next = after(token, wanted, open);
    if (!next) return TOKEN.lastIndex - token.length;
    wanted = next;
    last = TOKEN.lastIndex;
  }
  return last + (/^\s*/.exec(text.slice(last))?.[0].length ?? 0);
}

/** What may follow a token; undefined if the token itself was not expected. */
function after(token: string, wanted: Wanted, open: string[]): Wanted | undefined {
  const isEnd = token === '}' || token === ']';
  if (isEnd) {
    const isOpen = open.at(-1) === (token === '}' ? '{' : '[');
    if (!isOpen || !wanted.endsWith('or end')) return undefined;
    open.pop();
    return open.length === 0 ? 'nothing' : 'comma or end';
  }
  if (wanted.startsWith('comma')) return token === ',' ? (open.at(-1) === '{' ? 'key' : 'value') : undefined;
  if (wanted === 'colon') return token === ':' ? 'value' : undefined;
  if (wanted.startsWith('key')) return token.startsWith('"') ? 'colon' : undefined;
  if (wanted === 'nothing' || token === ',' || token === ':') return undefined;
  if (token === '{' || token === '[') {
    open.push(token);
    return token === '{' ? 'key or end' : 'value or end';
  }
  return open.length === 0 ? 'nothing' : 'comma or end';
}
