import { listBin } from '../../contract/bin.endpoints.ts';
import { exportPapers, listPaperHistory, listPapersForStaff, readPaperForEdit } from '../../contract/document-admin.endpoints.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { readOldNumbers } from '../../contract/old-numbers.endpoints.ts';

/** Every call whose answer a write to a paper makes untrue. */
export const PAPER_CALLS: Endpoint[] = [listPapersForStaff, readPaperForEdit, listPaperHistory, exportPapers, listBin, readOldNumbers];
