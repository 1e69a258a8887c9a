/** Parses lists in a cell: JSON, Python's notation, or items with separators. */
import { foldDigits } from '../../../contract/digits.ts';

/** The items of a list, or of a text that contains one; undefined for anything else. @throws the error that `refuse` returns */
export function listIn(cell: unknown, refuse: (sentence: string) => Error): unknown[] | undefined {
  if (Array.isArray(cell)) return cell;
  const text = typeof cell === 'string' ? cell.trim() : '';
  if (!/^\[[\s\]"'{[\d-]/.test(text)) return undefined;
  const items = jsonList(text) ?? printedList(text);
  if (!items && /^\[\s*["'{[]/.test(text)) throw refuse('begins like a list and cannot be read as one: write ["one", "two"]');
  return items;
}

function jsonList(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const PRINTED_ITEM = /\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(None))\s*(,|\]$)/suy;

/** `['one', 'two']`, as Python prints it. */
function printedList(text: string): string[] | undefined {
  const items: string[] = [];
  PRINTED_ITEM.lastIndex = 1;
  for (let found = PRINTED_ITEM.exec(text); found; found = PRINTED_ITEM.exec(text)) {
    const item = found[1] ?? found[2];
    if (item !== undefined) items.push(item.replace(/\\n/g, '\n').replace(/\\(.)/gs, '$1'));
    if (found[4] === ']') return items;
  }
  return undefined;
}

const BULLETS = /[•▪●‣◦➢➤✓✔■□◆\uf0b7]|(?<!\S)\*(?=\s)/;
/** `1.`, `2)`, `(3)`, also in other digits, and letters before a bracket. */
const MARK = /\(?(\p{Nd}{1,2})[.)．）](?=\P{Nd})|\(?([a-zA-Z])\)|\(?([ivxIVX]{2,4})\)/gu;
const IN_A_WORD = /[\p{L}\p{M}\p{N}.,]/u;
const MAX_OF_AN_ITEM = 250;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'];

export type Items = { before: string; items: string[] };

/** Splits one line at bullets, numbers, bars or semicolons; undefined if it is not a list. */
export function itemsOf(line: string): Items | undefined {
  return byBullets(line) ?? byNumbers(line) ?? bySign(line, '|') ?? bySign(line, ';');
}

function whole(before: string, items: string[]): Items | undefined {
  const all = items.map((item) => item.trim().replace(/[;|,]$/, '')).filter(Boolean);
  return all.length > 1 ? { before: before.trim(), items: all } : undefined;
}

function byBullets(line: string): Items | undefined {
  const [before = '', ...items] = line.split(BULLETS);
  return before.trim() === '' || /[:\-–]\s*$/.test(before.trimEnd().slice(-1)) ? whole(before, items) : whole('', [before, ...items]);
}

/** Numbers ascending from 1, of which the first is at the beginning or after punctuation. */
function byNumbers(line: string): Items | undefined {
  const starts: { at: number; end: number }[] = [];
  let kind = '';
  for (const found of line.matchAll(MARK)) {
    const mark = kindOf(found, starts.length + 1, kind);
    if (!mark || IN_A_WORD.test(line[found.index - 1] ?? '')) continue;
    if (starts.length === 0 && !/^$|[:.;)\-–]$/.test(line.slice(Math.max(0, found.index - 20), found.index).trim())) continue;
    kind = mark;
    starts.push({ at: found.index, end: found.index + found[0].length });
  }
  const [first] = starts;
  return (
    first &&
    whole(
      line.slice(0, first.at),
      starts.map(({ end }, index) => line.slice(end, starts[index + 1]?.at)),
    )
  );
}

/** The kind of numbering in which this mark is the wanted number; empty if none. */
function kindOf([, digits, letter, roman]: RegExpMatchArray, wanted: number, kind: string): string {
  if (digits && Number(foldDigits(digits)) === wanted && (kind === '' || kind === 'digits')) return 'digits';
  const isRoman = [roman, letter].some((one) => one?.toLowerCase() === ROMAN[wanted - 1]);
  if (isRoman && (kind === '' || kind === 'roman')) return 'roman';
  if (letter && letter.toLowerCase().charCodeAt(0) - 96 === wanted && (kind === '' || kind === 'letters')) return 'letters';
  return '';
}

/** Ignores separators within brackets, and the semicolon of an HTML entity. */
function bySign(line: string, sign: string): Items | undefined {
  if (!line.includes(sign)) return undefined;
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '(') depth += 1;
    else if (line[at] === ')') depth = Math.max(0, depth - 1);
    else if (line[at] === sign && depth === 0 && !(sign === ';' && /&#?\w{1,8}$/.test(line.slice(Math.max(from, at - 10), at)))) {
      items.push(line.slice(from, at));
      from = at + 1;
    }
  }
  const all = [...items, line.slice(from)];
  // Semicolons between sentences do not separate items.
  const isProse = sign === ';' && all.some((item) => item.length > MAX_OF_AN_ITEM || /[^\s.]{2}\. +\p{Lu}/u.test(item));
  return isProse ? undefined : whole('', all);
}
