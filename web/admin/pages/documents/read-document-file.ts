/** Parses a file of exported documents and reports errors with their place. */

import { importDocuments } from '../../../../contract/document-admin.endpoints.ts';
import type { Input } from '../../../../contract/endpoint.ts';
import { papers } from '../../../../messages/admin/documents.ts';
import { formErrors } from '../../form-errors.ts';

const { imports: words } = papers;

export type DocumentFile = { papers: Input<typeof importDocuments>['papers'] } | { problems: string[] };

/** The first errors suffice. */
const MAX_SHOWN = 10;

/** @param text an export, or the bare list within it */
export function readDocumentFile(text: string): DocumentFile {
  const list = listIn(text);
  if (!list) return { problems: [words.unreadable] };
  const problems = Object.entries(formErrors(importDocuments.input, { papers: list })).map(([path, sentence]) => {
    const [, index, field = ''] = /^papers\.(\d+)\.?(.*)$/.exec(path) ?? [];
    return index === undefined
      ? sentence
      : words.problem(slugOf(list[Number(index)], Number(index)), field.replace(/^entry\./, ''), sentence);
  });
  return problems.length > 0 ? { problems: problems.slice(0, MAX_SHOWN) } : { papers: list as Input<typeof importDocuments>['papers'] };
}

function listIn(text: string): unknown[] | null {
  try {
    const file: unknown = JSON.parse(text);
    const list = Array.isArray(file) ? file : (file as { papers?: unknown } | null)?.papers;
    return Array.isArray(list) && list.length > 0 ? list : null;
  } catch {
    return null;
  }
}

/** The slug of an unvalidated entry; its position in the file if it has none. */
function slugOf(paper: unknown, index: number): string {
  const slug = (paper as { slug?: unknown } | null)?.slug;
  return typeof slug === 'string' && slug ? slug : `#${index + 1}`;
}
