/** Finds the numbered steps in the clean HTML of an application process. */
import { foldDigits } from './digits.ts';
import { cutFirstLine, endsLine, isClosing, OpenTags, type Tokens, tagName, tokensOf, wholeHtml } from './html-pieces.ts';
import { encodeHtml, htmlToText, isEmptyHtml } from './html-text.ts';
import { LANGUAGE_TABLE, LANGUAGES } from './languages.ts';

export type GuideStep = {
  /** As written if the numbers ascend, otherwise the position. */
  number: number;
  /** Plain text, without the `Step N:` prefix. */
  title: string;
  /** Clean HTML; may be empty. */
  body: string;
};

/** `Step 1:` in any language and digits. */
const STEP = `(?:${LANGUAGES.map((language) => LANGUAGE_TABLE[language].step).join('|')})`;
const PREFIX = new RegExp(String.raw`^\s*${STEP}\s*(\p{Nd}{1,9})\s*[:.\-–]`, 'iu');
const PREFIXES = new RegExp(String.raw`^\s*(?:${STEP}\s*\p{Nd}{1,9}\s*[:.\-–]\s*)+`, 'iu');

/**
 * A step starts at bold text `Step N:`. Without any, it starts at a line `Step N:`; without those, each list item, or each block of
 * text, is a step. Empty steps are dropped.
 */
export function guideSteps(html: string): GuideStep[] {
  const source = html.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ');
  if (isEmptyHtml(source)) return [];
  const tokens = tokensOf(source);
  for (const find of [boldSteps, lineSteps]) {
    const steps = find(tokens).filter((step) => step.title || !isEmptyHtml(step.body));
    if (steps.length > 0) return renumber(steps);
  }
  const items = pieceSteps(itemPieces(tokens));
  return items.length > 0 ? items : pieceSteps(blockPieces(tokens));
}

/** The numbers of lines that begin with `Step N:`, as written. */
export function stepNumbers(html: string): number[] {
  const lines = htmlToText(html).split('\n');
  return lines.flatMap((line) => {
    const prefix = PREFIX.exec(line);
    return prefix ? [numberOf(prefix)] : [];
  });
}

function boldSteps(tokens: Tokens): GuideStep[] {
  const starts = boldTexts(tokens).flatMap(({ from, to, around }) => {
    const text = oneLine(tokens.slice(from, to));
    const prefix = PREFIX.exec(text);
    return prefix ? [{ from, to, around, number: numberOf(prefix), title: withoutNumber(text) }] : [];
  });
  return starts.map(({ to, around, number, title }, index) => {
    const rest = [...around, ...tokens.slice(to, starts[index + 1]?.from)];
    return title ? { number, title, body: wholeHtml(rest) } : { number, ...titleFirst(rest) };
  });
}

/** Ranges of bold text and the tags around them; nested bold belongs to the outer. */
function boldTexts(tokens: Tokens): { from: number; to: number; around: Tokens }[] {
  const found: { from: number; to: number; around: Tokens }[] = [];
  const open = new OpenTags();
  let from = -1;
  let depth = 0;
  tokens.forEach((token, index) => {
    open.pass(token);
    const name = tagName(token);
    if (name !== 'strong' && name !== 'b') return;
    depth = Math.max(0, depth + (isClosing(token) ? -1 : 1));
    if (depth === 1 && !isClosing(token)) from = index;
    if (depth === 0 && from >= 0) {
      found.push({ from, to: index + 1, around: open.tags });
      from = -1;
    }
  });
  return found;
}

function lineSteps(tokens: Tokens): GuideStep[] {
  const steps: GuideStep[] = [];
  for (const line of htmlToText(tokens.join('')).split('\n')) {
    const prefix = PREFIX.exec(line);
    const last = steps.at(-1);
    if (prefix) steps.push({ number: numberOf(prefix), title: withoutNumber(line), body: '' });
    else if (last && !last.title) last.title = line;
    else if (last) last.body += `<p>${encodeHtml(line)}</p>`;
  }
  return steps;
}

/** The content of each item of the outermost lists. */
function itemPieces(tokens: Tokens): Tokens[] {
  const items: Tokens[] = [];
  let depth = 0;
  for (const token of tokens) {
    const isItem = tagName(token) === 'li';
    if (isItem && isClosing(token)) depth = Math.max(0, depth - 1);
    if (isItem && !isClosing(token) && depth === 0) items.push([]);
    if (depth > 0) items.at(-1)?.push(token);
    if (isItem && !isClosing(token)) depth += 1;
  }
  return items;
}

/** The content of each block; a line break does not end a block. */
function blockPieces(tokens: Tokens): Tokens[] {
  const blocks: Tokens[] = [[]];
  for (const token of tokens) {
    if (endsLine(token) && tagName(token) !== 'br') blocks.push([]);
    else blocks.at(-1)?.push(token);
  }
  return blocks;
}

function pieceSteps(pieces: Tokens[]): GuideStep[] {
  const steps = pieces.map(titleFirst).filter((step) => step.title);
  return steps.map((step, index) => ({ number: index + 1, ...step }));
}

function titleFirst(tokens: Tokens): { title: string; body: string } {
  const { line, rest } = cutFirstLine(tokens);
  return { title: withoutNumber(oneLine(line)), body: wholeHtml(rest) };
}

function oneLine(tokens: Tokens): string {
  return htmlToText(tokens.join('')).replaceAll('\n', ' ');
}

function withoutNumber(text: string): string {
  return text.replace(PREFIXES, '').trim();
}

function numberOf(prefix: RegExpExecArray): number {
  return Number(foldDigits(prefix[1] as string));
}

function renumber(steps: GuideStep[]): GuideStep[] {
  const rises = steps.every((step, index) => index === 0 || step.number > (steps[index - 1] as GuideStep).number);
  return rises ? steps : steps.map((step, index) => ({ ...step, number: index + 1 }));
}
