/** Classifies the errors of both engines. */
const SQLITE_BUSY = 5;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;

/** Error codes of Node and PostgreSQL (`code`) and of SQLite (`errcode`, whose low byte is the primary code). */
function codesOf(error: unknown): { code: string; errcode: number } {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return { code: String(code ?? ''), errcode: Number(errcode ?? 0) & 0xff };
}

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = codesOf(error);
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || errcode === SQLITE_FULL;
}

/** PostgreSQL refuses writes because another server has become the primary. */
export function isNoLongerPrimary(error: unknown): boolean {
  return codesOf(error).code === '25006';
}

/**
 * Temporary failures: connection refused, lost or timed out; PostgreSQL's class 08 (connection), 57P (shutdown), 53 (resources),
 * 40 (serialisation or deadlock), no longer the primary; for SQLite a locked or unreadable file.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = codesOf(error);
  return (
    /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08|57P|53|40001|40P01)/.test(code) ||
    isNoLongerPrimary(error) ||
    errcode === SQLITE_BUSY ||
    errcode === SQLITE_IOERR ||
    /timeout|Connection terminated|is not queryable|the database system is/i.test(error.message)
  );
}
