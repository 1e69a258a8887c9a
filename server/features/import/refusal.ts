/** Converts a schema issue in a row to a sentence that names the file's column. */
import { FIELD_CELLS, TRANSLATION_CELLS } from '../../../contract/import-file/columns.ts';
import { type InputIssue, sentenceOf as inputSentence } from '../../../contract/input-problem.ts';
import { factsOf, isList, type SchemeField } from '../../../contract/scheme-table.ts';
import { invalid, type Problem } from '../../platform/api/problem.ts';
import type { ImportCells } from './import-cells.ts';

/** @param row the input of the schemas */
export function refusalOf(issue: InputIssue | undefined, cells: ImportCells, row: object): Problem {
  if (!issue) return invalid('The row cannot be read');
  const [first, ...rest] = issue.path.map(String);
  if (first === 'translations') {
    const [language, field, ...within] = rest;
    const cell = TRANSLATION_CELLS.find((one) => one.language === language && one.field === field)?.cell;
    return cells.refusal(cell ?? String(first), sentenceOf(within, issue, row, undefined));
  }
  const cell = FIELD_CELLS.find(({ field }) => field === first);
  return cells.refusal(cell?.cell ?? String(first), sentenceOf(rest, issue, row, cell?.field));
}

/** The first parameter is the path within a list: index of the item, from 0, then names. */
function sentenceOf([item, ...names]: string[], issue: InputIssue, row: object, field: SchemeField | undefined): string {
  const { message } = issue;
  if (item === undefined) return inputSentence(issue, row);
  // Some messages already begin with the name.
  if (message.startsWith(`${names.at(-1)}: `)) names.pop();
  const place = `item ${Number(item) + 1}${names.length > 0 ? `, ${names.join('.')}` : ''}`;
  if (message !== 'Invalid input') return `${place}: ${message}`;
  const isListed = field !== undefined && isList(factsOf(field).kind);
  return `${place} cannot be read${isListed ? `: write it as an export has its ${factsOf(field).cell}` : ''}`;
}
