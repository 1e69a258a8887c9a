/** Converts plain text of an import to the HTML a form would store. Text that is already HTML does not change. */
import { foldDigits } from '../../../contract/digits.ts';
import { LANGUAGE_TABLE } from '../../../contract/languages.ts';
import { linesToHtml, textToHtml } from '../../platform/rich-text/clean-html.ts';
import { itemsOf } from './read-list.ts';

const TAG = /<\/?(?:p|br|[uo]l|li|h[1-6]|strong|b|em|i|u|s|a|span|div|img|ins|del|strike|table|t[rdh]|tbody|thead)(?:\s[^<>]*)?\/?>/i;
const BULLET = /^\s*(?:[*–-]\s+|[•▪●‣◦➢➤✓✔■□◆\uf0b7]\s*|\(?\p{Nd}{1,2}[.)．）](?:\s+|(?=[^\s\p{Nd}]))|\(?(?:[a-z]|[ivx]{1,4})\)\s+)/iu;
const STEP_WORDS: Record<string, string> = {
  step: LANGUAGE_TABLE.en.step,
  चरण: LANGUAGE_TABLE.hi.step,
  स्टेप: LANGUAGE_TABLE.hi.step,
  પગલું: LANGUAGE_TABLE.gu.step,
  સ્ટેપ: LANGUAGE_TABLE.gu.step,
};
const STEP = new RegExp(`(${Object.keys(STEP_WORDS).join('|')})\\s*(?:[-–]\\s*)?(\\p{Nd}{1,3})\\s*[:.)\\-–]\\s*`, 'giu');
const IN_A_WORD = /[\p{L}\p{M}\p{N}_]/u;
/** Maximum characters of a sentence that becomes the title of a step. */
const MAX_OF_A_TITLE = 250;
const MAX_OF_AN_ITEM = 120;

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

const BREAK = /<br\s{0,9}\/?>/gi;

/** Text whose only tag is `<br>`, as copied from web tables, counts as plain lines. */
function withLines(text: string): string {
  const lines = text.replace(BREAK, '\n');
  return isHtml(lines) ? text : lines;
}

/** One paragraph per line. */
export function paragraphsHtml(given: string): string {
  const text = withLines(given);
  return isHtml(text) ? text : linesOf(text).map(textToHtml).join('');
}

export const isHtml = (text: string) => TAG.test(text);

/** A list if the text has several lines, items in one line, or short sentences; otherwise a paragraph. */
export function listHtml(given: string): string {
  const text = withLines(given);
  if (isHtml(text)) return text;
  const lines = linesOf(text);
  if (lines.length > 1) return listOf(lines.flatMap((line) => (line.includes('|') ? (itemsOf(line)?.items ?? line) : line)));
  const found = itemsOf(lines[0] ?? '');
  if (found) return paragraphsHtml(found.before) + listOf(found.items);
  const sentences = sentencesOf(text);
  return sentences.length > 1 && sentences.every((item) => item.length <= MAX_OF_AN_ITEM) ? listOf(sentences) : paragraphsHtml(text);
}

/** A list of items, some of which may be HTML. */
export function itemsHtml(items: string[]): string {
  return items.some(isHtml) ? `<ul>${items.map((item) => `<li>${isHtml(item) ? item : inline(item)}</li>`).join('')}</ul>` : listOf(items);
}

function listOf(items: string[]): string {
  return linesToHtml(items.map((item) => item.replace(BULLET, '').replace(/;$/, '').trim()).filter(Boolean));
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[^\s.]{2}\.)\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Converts `Step 1: ... Step 2: ...`, on one or several lines, to the steps guides are made from. */
export function stepsHtml(given: string): string {
  const text = withLines(given);
  if (isHtml(text)) return text;
  const starts = [...text.matchAll(STEP)].filter(({ index }) => !IN_A_WORD.test(text[index - 1] ?? ''));
  const [first] = starts;
  if (!first) return listHtml(text);
  const steps = starts.map((start, index) => {
    const body = text.slice(start.index + start[0].length, starts[index + 1]?.index).trim();
    return stepHtml(`${STEP_WORDS[start[1]?.toLowerCase() ?? ''] ?? 'Step'} ${numberOf(start[2] ?? '')}`, body);
  });
  return paragraphsHtml(text.slice(0, first.index)) + steps.join('');
}

/** The first line or sentence is the title of the step if it is short enough. */
function stepHtml(step: string, body: string): string {
  const [line = '', ...lines] = linesOf(body);
  const [sentence = '', ...sentences] = lines.length > 0 && line.length <= MAX_OF_A_TITLE ? [line] : sentencesOf(line);
  const isTitle = sentence.length <= MAX_OF_A_TITLE;
  const title = isTitle ? sentence.replace(/\.$/, '') : '';
  const rest = (isTitle ? [sentences.join(' '), ...lines] : [line, ...lines]).filter(Boolean);
  const head = `<p><strong>${step}:${title && ` ${inline(title)}`}</strong>${rest[0] ? `<br />${inline(rest[0])}` : ''}</p>`;
  return head + rest.slice(1).map(textToHtml).join('');
}

/** Removes leading zeros in any script. */
function numberOf(digits: string): string {
  const nought = /^0+(?=.)/.exec(foldDigits(digits));
  return [...digits].slice(nought?.[0].length ?? 0).join('');
}

/** Encodes text like a paragraph, without its tags. */
function inline(text: string): string {
  return textToHtml(text).replace(/^<p>|<\/p>$/g, '');
}
