/** The words of the library of documents, which come with its pages. */
import type { DocumentsMessages } from '../../../messages/en/documents.ts';
import { createPageWords } from '../page-words.ts';

export const [LibraryWords, useLibraryWords] = createPageWords<DocumentsMessages>();
