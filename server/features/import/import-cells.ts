/** The cells of a row by our columns, with the file's own headings for messages. */
import { readText, whySpoilt, wrongEncoding } from '../../../contract/import-file/cell-text.ts';
import { columnOf, isIgnored } from '../../../contract/import-file/headings.ts';
import { invalid, type Problem } from '../../platform/api/problem.ts';

const isEmpty = (value: unknown) => value === null || value === undefined || (typeof value === 'string' && readText(value).text === '');

export class ImportCells {
  readonly #cells = new Map<string, { heading: string; value: unknown }>();

  /** @throws Problem 400 for an unknown column, and for two columns of the same meaning with different values */
  constructor(row: Record<string, unknown>) {
    for (const [key, value] of Object.entries(row)) {
      const heading = key.trim();
      const column = columnOf(heading);
      if (!column) {
        if (isIgnored(heading)) continue;
        throw invalid(`Unknown column: ${heading.slice(0, 60)}`);
      }
      const other = this.#cells.get(column);
      if (!other || isEmpty(other.value)) this.#cells.set(column, { heading, value });
      else if (!isEmpty(value) && JSON.stringify(value) !== JSON.stringify(other.value))
        throw invalid(`${heading}: means the same as ${other.heading} and says something else: leave one of the two`);
    }
  }

  value(column: string): unknown {
    return this.#cells.get(column)?.value;
  }

  /** An error that names the column as the file does. */
  refusal(column: string, sentence: string): Problem {
    return invalid(`${this.#cells.get(column)?.heading ?? column}: ${sentence}`);
  }

  /** @throws Problem 400 for a value that is not a single text, and for values corrupted by a spreadsheet */
  text(column: string): string {
    return this.textOf(column, this.value(column));
  }

  /** @param value of the column, or an item of a list in it */
  textOf(column: string, value: unknown): string {
    if (value === null || value === undefined) return '';
    if (Array.isArray(value) && value.length <= 1) return this.textOf(column, value[0]);
    if (typeof value !== 'string' && typeof value !== 'number') throw this.refusal(column, `a text is wanted here, not ${kindOf(value)}`);
    const { text, isLiteral } = readText(String(value));
    const why = isLiteral ? undefined : whySpoilt(text);
    if (why) throw this.refusal(column, `“${text.slice(0, 40)}” ${why}`);
    return text;
  }

  /** Sentences about texts that look decoded with a wrong encoding. */
  strangeTexts(): string[] {
    return [...this.#cells.values()].flatMap(({ heading, value }) => {
      const texts = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
      const found = texts.map(wrongEncoding).find((sentence) => sentence !== undefined);
      return found ? [`${heading}: ${found}`] : [];
    });
  }
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'boolean' ? `${value}` : 'an object';
}
