/**
 * Public answers are compressed and, where they may be cached, have an ETag. Private answers have neither: compressing secrets together with
 * attacker-controlled input leaks them (BREACH).
 */
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { FinishedPage } from '../http/page-cache.ts';

/** Smaller answers fit into one packet anyway. */
const WORTH_COMPRESSING = 1_000;

export function sharedAnswer(request: Request, endpoint: Endpoint, text: string, headers: Headers): FinishedPage {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const caching = endpoint.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache';
  headers.set('Cache-Control', isRead ? caching : 'no-store');
  return { status: 200, text, headers: named(headers), isPlain: text.length < WORTH_COMPRESSING };
}

const NAMES = ['Content-Type', 'X-Content-Type-Options', 'Cache-Control'];

/** Restores the usual capitals, which `Headers` lowers. */
function named(headers: Headers): Record<string, string> {
  const given = [...headers].map(([name, value]) => [NAMES.find((one) => one.toLowerCase() === name) ?? name, value]);
  return Object.fromEntries(given);
}
