/** Errors of files and databases as sentences that say which file it is, and what to do. */
const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'this user may not open it',
  EPERM: 'this user may not open it',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  ELOOP: 'its links lead in a circle',
  Z_BUF_ERROR: 'it ends too early',
  Z_DATA_ERROR: 'it is not compressed with gzip, or was changed',
};

/** What went wrong with a file: in words where the code is a common one, otherwise as the system says it. */
export function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? (message || code || String(error)).replace(/\.$/, '');
}

/** The message for the user who named the file. */
export function fileSentence(file: string, error: unknown): string {
  return `The file ${file} cannot be used: ${reasonOf(error)}.`;
}
