import { isDatabaseAway, isDiskFull } from '../database/database-away.ts';

/** An error answer: a status and one sentence for the caller. */
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

export const invalid = (sentence: string) => new Problem(400, sentence);
export const unauthorized = () => new Problem(401, 'Unauthorized');
export const forbidden = (sentence = 'Forbidden') => new Problem(403, sentence);
export const notFound = (sentence = 'Not Found') => new Problem(404, sentence);
export const conflict = (sentence: string, details: Record<string, unknown> = {}) => new Problem(409, sentence, { details });
export const tooLarge = () => new Problem(413, 'The request is too large');

/** The Problem to report for anything thrown; details of other errors stay hidden. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDiskFull(error)) return new Problem(507, 'There is no room to save this at the moment. Please try again later.');
  if (isDatabaseAway(error)) {
    return new Problem(503, 'The service is not available at the moment. Please try again.', { headers: { 'Retry-After': '5' } });
  }
  return new Problem(500, 'Internal Server Error');
}
