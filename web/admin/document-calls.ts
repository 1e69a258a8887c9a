import { listBin } from '../../contract/bin.endpoints.ts';
import {
  exportDocuments,
  listDocumentHistory,
  listDocumentsForStaff,
  readDocumentForEdit,
} from '../../contract/document-admin.endpoints.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { readOldNumbers } from '../../contract/old-numbers.endpoints.ts';

/** Every call whose answer a write to a document makes untrue. */
export const DOCUMENT_CALLS: Endpoint[] = [
  listDocumentsForStaff,
  readDocumentForEdit,
  listDocumentHistory,
  exportDocuments,
  listBin,
  readOldNumbers,
];
