/** Finds the places where one of the given numbers occurs. */
import type { OldPlace } from '../../../contract/old-numbers.endpoints.ts';
import { isSameNumber, isTelling, numbersIn, type TextNumber } from '../../domain/numbers/text-numbers.ts';
import type { FieldText } from '../../domain/schemes/field-texts.ts';
import { folded, isNamedIn } from './named-in.ts';
import type { QuotingDocument } from './texts-with-numbers.ts';

const EXCERPT = 120;
/** A line that names the scheme may be a heading, so its numbers may follow in the next lines. */
const LINES_AFTER_NAME = 2;

type Of = Pick<OldPlace, 'entity' | 'id' | 'name' | 'isDraft'>;

/** In the scheme itself, where every number belongs to it. */
export function placesInScheme(of: Of, texts: readonly FieldText[], old: readonly TextNumber[]): OldPlace[] {
  return texts.flatMap((text) => placesInText(of, text, old, () => true));
}

/** In other documents: only near the scheme's name, or if the document is about this scheme only. */
export function placesInDocument(
  document: QuotingDocument,
  needles: readonly string[],
  schemeId: number,
  old: readonly TextNumber[],
): OldPlace[] {
  const { entity, id, name, isDraft, texts, links } = document;
  const isAbout = links.length === 1 && links[0] === schemeId;
  /** Numbers in English fields that quote the scheme; their translations quote it too, even under another name. */
  const quoted = new Map<string, OldPlace[]>();
  return texts.flatMap((text) => {
    const inEnglish = quoted.get(englishField(text.field));
    if (inEnglish) {
      const same = old.filter((one) => inEnglish.some(({ shown }) => numbersIn(shown).some((number) => isSameNumber(number, one))));
      if (same.length > 0) return placesInText({ entity, id, name, isDraft }, text, same, () => true);
    }
    const lines = (text.named ?? text.text).split('\n').map(folded);
    const isNamed = lines.map((line) => isNamedIn(line, needles));
    if (!isAbout && !isNamed.includes(true)) return [];
    const isBeside = (line: number, number: TextNumber) => {
      if (!isTelling(number)) return isNamed[line] === true;
      return isAbout || isNamed.slice(Math.max(0, line - LINES_AFTER_NAME), line + 1).includes(true);
    };
    const places = placesInText({ entity, id, name, isDraft }, text, old, isBeside);
    quoted.set(text.field, places);
    return places;
  });
}

const englishField = (field: string) => field.replace(/^(?:translations\.[a-z]{2}\.|[a-z]{2}_)/, '');

function placesInText(
  of: Of,
  { field, language, text }: FieldText,
  old: readonly TextNumber[],
  counts: (line: number, number: TextNumber) => boolean,
): OldPlace[] {
  const found = new Map<TextNumber, { shown: string; count: number; excerpt: string }>();
  for (const [index, line] of text.split('\n').entries()) {
    for (const number of numbersIn(line)) {
      const same = old.find((one) => isSameNumber(one, number));
      if (!same || !counts(index, number)) continue;
      const known = found.get(same);
      if (known) known.count += 1;
      else found.set(same, { shown: number.shown, count: 1, excerpt: excerptOf(line, number) });
    }
  }
  return [...found.values()].map((one) => ({ ...of, field, language, ...one }));
}

/** The text around the number. */
function excerptOf(line: string, { at, end }: TextNumber): string {
  if (line.length <= EXCERPT) return line;
  const from = Math.max(0, Math.min(at - EXCERPT / 2, line.length - EXCERPT));
  const to = Math.max(end, from + EXCERPT);
  return `${from > 0 ? '… ' : ''}${line.slice(from, to).trim()}${to < line.length ? ' …' : ''}`;
}
