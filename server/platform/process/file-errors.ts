/** Turns errors of files and databases into sentences that name the file. */
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

/** The reason in plain words for common codes, otherwise the system's message. */
export function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? (message || code || String(error)).replace(/\.$/, '');
}

export function fileSentence(file: string, error: unknown): string {
  return `The file ${file} cannot be used: ${reasonOf(error)}.`;
}
