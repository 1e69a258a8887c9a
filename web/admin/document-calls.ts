import { listBin } from '../../contract/bin.endpoints.ts';
import {
  exportDocuments,
  listDocumentHistory,
  listDocumentsForStaff,
  readDocumentForEdit,
} from '../../contract/document-admin.endpoints.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { readOldNumbers } from '../../contract/old-numbers.endpoints.ts';

/** Calls whose cached answers go stale when a document is written. */
export const DOCUMENT_CALLS: Endpoint[] = [
  listDocumentsForStaff,
  readDocumentForEdit,
  listDocumentHistory,
  exportDocuments,
  listBin,
  readOldNumbers,
];
