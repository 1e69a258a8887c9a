/** The shipped content for tests, read once for all test files of a worker: parsing it costs seconds each time. Never change it. */
import { readDocuments, readLexicon, readSchemes } from './read-content.ts';

function once<T>(read: () => T): () => T {
  let content: T | undefined;
  return () => {
    content ??= read();
    return content;
  };
}

export const shippedSchemes = once(() => readSchemes());
export const shippedDocuments = once(() => readDocuments());
export const shippedLexicon = once(() => readLexicon());
