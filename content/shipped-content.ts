/** The shipped content for tests, read once for all test files of a worker: parsing it costs seconds each time. None can change it. */
import { readDocuments, readLexicon, readSchemes } from './read-content.ts';

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

function once<T>(read: () => T): () => T {
  let content: T | undefined;
  return () => {
    content ??= frozen(read());
    return content;
  };
}

export const shippedSchemes = once(() => readSchemes());
export const shippedDocuments = once(() => readDocuments());
export const shippedLexicon = once(() => readLexicon());
