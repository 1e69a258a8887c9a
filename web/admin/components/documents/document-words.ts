/** Linked documents and their upload formats as readable text. */
import type { LinkedDocuments } from '../../../../contract/document-lines.ts';
import { documentLines } from '../../../../messages/admin/document-lines.ts';

const { said: words, formats } = documentLines;

/** @param nameOf the name for a slug; by default the slug itself */
export function namedInWords({ papers, anyOf = [], upload }: LinkedDocuments, nameOf = (slug: string) => slug): string {
  const names = (slugs: string[]) => slugs.map(nameOf).join(', ');
  const named = papers ? words.all(names(papers)) : words.any(names(anyOf));
  return upload ? `${named}; ${uploadInWords(upload)}` : named;
}

function uploadInWords({ as, minKb, maxKb, widthPx, heightPx }: NonNullable<LinkedDocuments['upload']>): string {
  const parts = [words.as(formats[as])];
  if (minKb && maxKb) parts.push(words.kb.both(minKb, maxKb));
  else if (minKb) parts.push(words.kb.min(minKb));
  else if (maxKb) parts.push(words.kb.max(maxKb));
  if (widthPx || heightPx) parts.push(words.pixels(widthPx ?? '…', heightPx ?? '…'));
  return parts.join(', ');
}

export function documentLineInWords(line: LinkedDocuments): string {
  return words.line(line.text, namedInWords(line));
}
