/** Imports documents from an exported file. */

import type { importDocuments } from '../../../contract/document-admin.endpoints.ts';
import type { Output } from '../../../contract/endpoint.ts';
import { PAPERS } from '../../domain/documents/document-kind.ts';
import { readDocuments } from '../../domain/documents/document-record.ts';
import { insertDocument, type NewDocument, toStored, updateDocument } from '../../domain/documents/documents.store.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { changedNames } from '../../platform/records/record-kind.ts';
import type { Write } from '../../platform/records/writes.ts';

/** @throws Problem 400 for the slug of a document in the bin */
export async function fileDocuments(tx: Tx, given: readonly NewDocument[], write: Write): Promise<Output<typeof importDocuments>> {
  const known = new Map((await readDocuments(tx)).map((paper) => [paper.slug, paper]));
  const outcome: Output<typeof importDocuments> = { added: [], changed: [], same: 0 };
  for (const paper of given) {
    const before = known.get(paper.slug);
    if (!before) {
      await insertDocument(tx, paper, write, write.at);
      outcome.added.push(paper.slug);
      continue;
    }
    const after = { status: paper.status, entry: toStored(paper.entry, before.entry) };
    const fields = changedNames(PAPERS.texts(before), PAPERS.texts(after));
    if (fields.length === 0) outcome.same++;
    else {
      await updateDocument(tx, before.id, paper, write);
      outcome.changed.push({ slug: paper.slug, fields });
    }
  }
  return outcome;
}
