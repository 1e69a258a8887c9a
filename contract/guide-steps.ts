/** Finds the numbered steps in the clean HTML of an application process. */
import { htmlToText, isEmptyHtml } from './html-text.ts';

export type GuideStep = {
  /** As written when the numbers rise, otherwise the place in the list. */
  number: number;
  /** Plain text, without the `Step N:` prefix. */
  title: string;
  /** Clean HTML; may be empty. */
  body: string;
};

const PREFIX = /^step\s*(\d{1,4})\s*[:.\-–]\s*/i;
const BOLD = /<(strong|b)>([\s\S]*?)<\/\1>/gi;

/**
 * A step starts at bold text `Step N:`. Where there is none: at a line `Step N:`, else each list item is a step, else
 * each block of text. Empty steps are left out.
 */
export function guideSteps(html: string): GuideStep[] {
  const source = html.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ');
  if (isEmptyHtml(source)) return [];
  for (const find of [boldSteps, lineSteps, itemSteps, blockSteps]) {
    const steps = find(source).filter((step) => step.title || !isEmptyHtml(step.body));
    if (steps.length > 0) return renumber(steps);
  }
  return [];
}

function boldSteps(html: string): GuideStep[] {
  const starts = [...html.matchAll(BOLD)].flatMap((match) => {
    const text = htmlToText(match[2] as string).replaceAll('\n', ' ');
    const prefix = PREFIX.exec(`${text} `);
    if (!prefix) return [];
    const title = text.slice(prefix[0].length).trim();
    return [{ from: match.index, to: match.index + match[0].length, number: Number(prefix[1]), title }];
  });
  return starts.map((start, index) => {
    const rest = html.slice(start.to, starts[index + 1]?.from);
    if (start.title) return { number: start.number, title: start.title, body: balanced(rest) };
    return { number: start.number, ...firstLineAsTitle(rest) };
  });
}

/** `Step 1:` alone in bold: what follows up to the line break is the title, when that is short enough to be one. */
function firstLineAsTitle(rest: string): { title: string; body: string } {
  const afterBreak = rest.replace(/^(?:\s|<br\s*\/?>|<\/(?:p|div|li|h[1-3])>|<(?:p|div|li)>)+/i, '');
  const end = /<br\s*\/?>|<\/(?:p|div|li|h[1-3])>|\n/i.exec(afterBreak);
  const line = afterBreak.slice(0, end?.index);
  return { title: htmlToText(line), body: balanced(end ? afterBreak.slice(end.index + end[0].length) : '') };
}

function lineSteps(html: string): GuideStep[] {
  const steps: GuideStep[] = [];
  for (const line of htmlToText(html).split('\n')) {
    const prefix = PREFIX.exec(line);
    const last = steps.at(-1);
    if (prefix) steps.push({ number: Number(prefix[1]), title: line.slice(prefix[0].length).trim(), body: '' });
    else if (last) last.body += `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
  }
  return steps;
}

function itemSteps(html: string): GuideStep[] {
  const items = [...html.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/gi)];
  return items.map(([, item], index) => ({ number: index + 1, title: htmlToText(item as string).replaceAll('\n', ' '), body: '' }));
}

function blockSteps(html: string): GuideStep[] {
  return htmlToText(html)
    .split('\n')
    .map((title, index) => ({ number: index + 1, title, body: '' }));
}

function renumber(steps: GuideStep[]): GuideStep[] {
  const rises = steps.every((step, index) => index === 0 || step.number > (steps[index - 1] as GuideStep).number);
  return rises ? steps : steps.map((step, index) => ({ ...step, number: index + 1 }));
}

/** A cut-out piece of clean HTML as a whole one: stray closing tags dropped, open ones closed, empty blocks removed. */
function balanced(piece: string): string {
  const open: string[] = [];
  let out = '';
  for (const token of piece.split(/(<[^<>]*>)/)) {
    const tag = /^<(\/?)([a-z0-9]+)/i.exec(token);
    if (!tag || /^<(br|img)/i.test(token)) out += token;
    else if (!tag[1]) {
      open.push(tag[2] as string);
      out += token;
    } else if (open.at(-1) === tag[2]) {
      open.pop();
      out += token;
    }
  }
  for (const name of open.reverse()) out += `</${name}>`;
  return removeEmptyBlocks(out);
}

function removeEmptyBlocks(html: string): string {
  let before: string;
  let after = html;
  do {
    before = after;
    after = before.replace(/<(p|li|ul|ol|div|strong|em)>\s*<\/\1>/gi, '');
  } while (after !== before);
  return after.replace(/^(?:\s|<br\s*\/?>)+|(?:\s|<br\s*\/?>)+$/gi, '');
}
