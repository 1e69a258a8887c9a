/** Counts the document lines of schemes that name documents of the library. */
import type { SchemeFile } from './scheme-file.ts';

/** Lines that name none, with their scheme, in `bare`. */
export function countReferences(schemes: readonly SchemeFile[]): { refer: number; bare: string[] } {
  const lines = schemes.flatMap(({ slug, en }) => en.documents.map((line) => ({ slug, ...line })));
  const bare = lines.filter(({ papers, anyOf }) => !papers && !anyOf);
  return { refer: lines.length - bare.length, bare: bare.map(({ slug, text }) => `${slug}: ${text}`) };
}
