/**
 * Checks that a translation has every line of its English. An incomplete list looks complete, so visitors get the English field instead,
 * and staff see which it is.
 */
import { guideSteps, stepNumbers } from './guide-steps.ts';
import { htmlToText, isEmptyHtml } from './html-text.ts';
import { type FieldFacts, factsOf, TRANSLATED_FIELDS, type TranslatedField } from './scheme-table.ts';
import { plainLines } from './tied-lines.ts';

/** The number of lines of both, or the numbers of their steps if only those differ. */
export type LineGap = { english: number; translated: number; numbers?: { english: number[]; translated: number[] } };

const filledLines = (text: string) => text.split('\n').filter((line) => line.trim()).length;
const items = (html: string) => html.match(/<li[\s>]/gi)?.length ?? 0;
/** Counts paragraphs, headings and items; without a list, line breaks count too. */
const blocks = (html: string) => filledLines(htmlToText(items(html) > 0 ? html.replace(/<br\s*\/?>/gi, ' ') : html));
/** Counts list items in plain text. */
const marked = (text: string) => text.match(/^\s*(?:[-•*–]|\p{Nd}{1,3}[.)])\s/gmu)?.length ?? 0;

function gap(english: number, translated: number): LineGap | undefined {
  return english === translated ? undefined : { english, translated };
}

function numberGap(english: number[], translated: number[]): LineGap | undefined {
  if (english.join() === translated.join()) return undefined;
  const isSameCount = english.length === translated.length;
  return { english: english.length, translated: translated.length, ...(isSameCount && { numbers: { english, translated } }) };
}

const numbersOf = (html: string) => guideSteps(html).map(({ number }) => number);

/** Compares guides by steps and by lists within them. */
function guideGap(english: string, translation: string): LineGap | undefined {
  const found = numberGap(numbersOf(english), numbersOf(translation));
  if (found) return found;
  const isAlike = stepNumbers(english).length > 0 === stepNumbers(translation).length > 0;
  return isAlike ? gap(items(english), items(translation)) : undefined;
}

/** Compares texts such as articles by their lists and numbered steps. */
export function listGap(english: string, translation: string): LineGap | undefined {
  if (isEmptyHtml(english) || isEmptyHtml(translation)) return undefined;
  return gap(items(english), items(translation)) ?? numberGap(stepNumbers(english), stepNumbers(translation));
}

/** Compares plain texts by list items. */
export function plainListGap(english: string, translation: string): LineGap | undefined {
  return english && translation ? gap(marked(english), marked(translation)) : undefined;
}

/** Compares lists of lines. */
export function linesGap(english: { length: number }, translated: { length: number }): LineGap | undefined {
  return english.length > 0 && translated.length > 0 ? gap(english.length, translated.length) : undefined;
}

/** Compares a field of a scheme; no gap if either is empty. */
export function fieldGap({ kind, plainAs }: FieldFacts, english: string, translation: string): LineGap | undefined {
  if (!english || !translation) return undefined;
  if (kind === 'text') return gap(filledLines(english), filledLines(translation));
  if (kind !== 'rich' || isEmptyHtml(english) || isEmptyHtml(translation)) return undefined;
  if (plainAs === 'steps') return guideGap(english, translation);
  if (plainAs !== 'list') return listGap(english, translation);
  return gap(plainLines(english).length, plainLines(translation).length) ?? gap(blocks(english), blocks(translation));
}

type Texts = { [F in TranslatedField]: string };

/** The fields of a translated scheme whose lines do not match the English. */
export function schemeGaps(english: Texts, translation: Texts): { field: TranslatedField; gap: LineGap }[] {
  return TRANSLATED_FIELDS.flatMap((field) => {
    const found = fieldGap(factsOf(field), english[field], translation[field]);
    return found ? [{ field, gap: found }] : [];
  });
}
