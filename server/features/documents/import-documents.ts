/** Adds and changes papers as an exported file has them. */

import type { importPapers } from '../../../contract/document-admin.endpoints.ts';
import type { Output } from '../../../contract/endpoint.ts';
import { PAPERS } from '../../domain/documents/document-kind.ts';
import { readPapers } from '../../domain/documents/document-record.ts';
import { insertPaper, type NewPaper, toStored, updatePaper } from '../../domain/documents/documents.store.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { changedNames } from '../../platform/records/record-kind.ts';
import type { Write } from '../../platform/records/writes.ts';

/** @throws Problem 400 for a slug that lies in the bin */
export async function filePapers(tx: Tx, given: readonly NewPaper[], write: Write): Promise<Output<typeof importPapers>> {
  const known = new Map((await readPapers(tx)).map((paper) => [paper.slug, paper]));
  const outcome: Output<typeof importPapers> = { added: [], changed: [], same: 0 };
  for (const paper of given) {
    const before = known.get(paper.slug);
    if (!before) {
      await insertPaper(tx, paper, write, write.at);
      outcome.added.push(paper.slug);
      continue;
    }
    const after = { status: paper.status, entry: toStored(paper.entry, before.entry) };
    const fields = changedNames(PAPERS.texts(before), PAPERS.texts(after));
    if (fields.length === 0) outcome.same++;
    else {
      await updatePaper(tx, before.id, paper, write);
      outcome.changed.push({ slug: paper.slug, fields });
    }
  }
  return outcome;
}
