/** A call that cannot be answered as asked: a status and one sentence for whoever asked. */
export class Problem extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Further keys of a JSON error, for endpoints whose errors are JSON. */
  readonly details: Record<string, unknown>;

  constructor(status: number, sentence: string, more: { headers?: Record<string, string>; details?: Record<string, unknown> } = {}) {
    super(sentence);
    this.status = status;
    this.headers = more.headers ?? {};
    this.details = more.details ?? {};
  }
}

export const invalid = (sentence = 'Invalid input') => new Problem(400, sentence);
export const unauthorized = () => new Problem(401, 'Unauthorized');
export const forbidden = (sentence = 'Forbidden') => new Problem(403, sentence);
export const notFound = (sentence = 'Not Found') => new Problem(404, sentence);
export const conflict = (sentence: string, details: Record<string, unknown> = {}) => new Problem(409, sentence, { details });
export const tooLarge = () => new Problem(413, 'The request is too large');

/** The problem to report for whatever was thrown; what is not a Problem stays hidden. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDiskFull(error)) return new Problem(507, 'There is no room to save this at the moment. Please try again later.');
  if (isDatabaseAway(error)) {
    return new Problem(503, 'The service is not available at the moment. Please try again.', { headers: { 'Retry-After': '5' } });
  }
  return new Problem(500, 'Internal Server Error');
}

const SQLITE_BUSY = 5;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;

/** Of a file system, of PostgreSQL, of SQLite, whose low byte is the plain code. */
function codesOf(error: unknown): { code: string; errcode: number } {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return { code: String(code ?? ''), errcode: Number(errcode ?? 0) & 0xff };
}

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = codesOf(error);
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || errcode === SQLITE_FULL;
}

/** Connection refused, lost or timed out; PostgreSQL's class 08 (connection), 57P (shutdown), 53 (resources); a locked or broken file. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = codesOf(error);
  return (
    /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH|08|57P|53)/.test(code) ||
    errcode === SQLITE_BUSY ||
    errcode === SQLITE_IOERR ||
    /timeout|Connection terminated|the database system is/i.test(error.message)
  );
}
