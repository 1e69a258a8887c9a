/** Plain text of an import as the HTML a form would have stored. Text that is HTML already stays as it is. */
import { linesToHtml, textToHtml } from '../../platform/rich-text/clean-html.ts';

const TAG = /<\/?(?:p|br|[uo]l|li|h[1-3]|strong|b|em|i|u|s|a|span|div|img)(?:\s[^<>]*)?\/?>/i;
const BULLET = /^\s*(?:[*•▪●‣–-]|\(?\d{1,2}[.)])\s+/;
const STEP = /\bstep\s*(?:[-–]\s*)?0*(\d{1,2})\s*[:.)\-–]\s*/gi;
/** A sentence of at most so many characters may head a step. */
const MOST_OF_A_TITLE = 250;
const MOST_OF_AN_ITEM = 120;

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** One paragraph a line. */
export function paragraphsHtml(text: string): string {
  return TAG.test(text) ? text : linesOf(text).map(textToHtml).join('');
}

/** Several lines, or several short sentences, as a list; anything else as a paragraph. */
export function listHtml(text: string): string {
  if (TAG.test(text)) return text;
  const lines = linesOf(text);
  const items = lines.length > 1 ? lines : sentencesOf(text);
  const isList = items.length > 1 && (lines.length > 1 || items.every((item) => item.length <= MOST_OF_AN_ITEM));
  return isList ? linesToHtml(items.map((item) => item.replace(BULLET, '')).filter(Boolean)) : paragraphsHtml(text);
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[^\s.]{2}\.)\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Runs of `Step 1: ... Step 2: ...`, on one line or on many, as the steps guides are made from. */
export function stepsHtml(text: string): string {
  if (TAG.test(text)) return text;
  const starts = [...text.matchAll(STEP)];
  const [first] = starts;
  if (!first) return listHtml(text);
  const steps = starts.map((start, index) => {
    const body = text.slice(start.index + start[0].length, starts[index + 1]?.index).trim();
    return stepHtml(Number(start[1]), body);
  });
  return paragraphsHtml(text.slice(0, first.index)) + steps.join('');
}

/** The first line or sentence heads the step when it is short enough; a heading that belongs to what follows stays a line. */
function stepHtml(number: number, body: string): string {
  const [line = '', ...lines] = linesOf(body);
  const [sentence = '', ...sentences] = lines.length > 0 && line.length <= MOST_OF_A_TITLE ? [line] : sentencesOf(line);
  const isTitle = sentence.length <= MOST_OF_A_TITLE;
  const title = isTitle ? sentence.replace(/\.$/, '') : '';
  const rest = (isTitle ? [sentences.join(' '), ...lines] : [line, ...lines]).filter(Boolean);
  const head = `<p><strong>Step ${number}:${title && ` ${inline(title)}`}</strong>${rest[0] ? `<br />${inline(rest[0])}` : ''}</p>`;
  return head + rest.slice(1).map(textToHtml).join('');
}

/** Encoded as the text of a paragraph, without the paragraph. */
function inline(text: string): string {
  return textToHtml(text).replace(/^<p>|<\/p>$/g, '');
}
