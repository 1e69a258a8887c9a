/** Reads the content files of this release, and stores in the database which of them it has received. */
import { createHash } from 'node:crypto';
import type { DocumentFile } from '../../content/document-file.ts';
import { readDocuments, readSchemes } from '../../content/read-content.ts';
import type { SchemeFile } from '../../content/scheme-file.ts';
import { FIELD_NAMES } from '../../contract/scheme-table.ts';
import type { NewDocument } from '../domain/documents/documents.store.ts';
import { emptyColumns } from '../domain/schemes/scheme-columns.ts';
import type { SchemeChange } from '../domain/schemes/scheme-rules.ts';
import type { Tx } from '../platform/database/tables.ts';
import { documentEntryOf, draftOf } from './content-rows.ts';

/** `name` as in `content_files`: `documents/aadhaar-card`, `schemes/pm-kisan`. */
type ContentFile = { name: string; hash: string };
export type ContentDocument = ContentFile & { paper: NewDocument };
export type ContentScheme = ContentFile & { row: { slug: string; name: string; change: SchemeChange; note: string } };
export type Content = { papers: ContentDocument[]; schemes: ContentScheme[] };

const hashOf = (said: unknown) => createHash('sha256').update(JSON.stringify(said)).digest('base64url');

/** Reads and validates every file; takes a second or two. */
export function readContent(): Content {
  const files = readDocuments();
  return { papers: files.map(contentDocument), schemes: readSchemes(undefined, files).map(contentScheme) };
}

export function contentDocument(file: DocumentFile): ContentDocument {
  const entry = documentEntryOf(file);
  return { name: `documents/${file.slug}`, hash: hashOf(entry), paper: { slug: file.slug, status: 'published', entry } };
}

export function contentScheme(file: SchemeFile): ContentScheme {
  // Staff decide about check and status; the date of change follows from the sources.
  const { id: _, slug, status: _status, updated_on: _at, checked_on: _on, checked_by: _by, ...said } = draftOf(file, new Date(0));
  const { slug: _slug, ...nothing } = emptyColumns(FIELD_NAMES);
  // Clears fields that the file does not have.
  const change: SchemeChange = { ...nothing, ...said };
  return { name: `schemes/${slug}`, hash: hashOf(change), row: { slug, name: file.name, change, note: '' } };
}

export async function readGiven(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('content_files').selectAll().execute();
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** Stores that these files were applied or declined. */
export async function noteGiven(tx: Tx, files: readonly ContentFile[]): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto('content_files')
    .values(files.map(({ name, hash }) => ({ name, hash })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ hash: row.ref('excluded.hash') })))
    .execute();
}
