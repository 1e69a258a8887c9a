/** Which papers a line names, and what the portal takes of them, as text to read. */
import type { PaperLine } from '../../../../contract/document-lines.ts';
import { paperLines } from '../../../../messages/admin/document-lines.ts';

const { said: words, formats } = paperLines;

/** @param nameOf a paper by its slug; the slug itself where only that is known */
export function namedInWords({ papers, anyOf = [], upload }: PaperLine, nameOf = (slug: string) => slug): string {
  const names = (slugs: string[]) => slugs.map(nameOf).join(', ');
  const named = papers ? words.all(names(papers)) : words.any(names(anyOf));
  return upload ? `${named}; ${uploadInWords(upload)}` : named;
}

function uploadInWords({ as, minKb, maxKb, widthPx, heightPx }: NonNullable<PaperLine['upload']>): string {
  const parts = [words.as(formats[as])];
  if (minKb && maxKb) parts.push(words.kb.both(minKb, maxKb));
  else if (minKb) parts.push(words.kb.min(minKb));
  else if (maxKb) parts.push(words.kb.max(maxKb));
  if (widthPx || heightPx) parts.push(words.pixels(widthPx ?? '…', heightPx ?? '…'));
  return parts.join(', ');
}

export function paperLineInWords(line: PaperLine): string {
  return words.line(line.text, namedInWords(line));
}
