import { encodeHtml } from '../../../contract/html-text.ts';
import { inLanguage, splitLanguage } from '../../../contract/language-address.ts';
import { htmlTag } from '../../../contract/languages.ts';
import { SERVICE_PROBLEMS } from '../../../messages/every-language.ts';
import type { Problem } from '../api/problem.ts';
import { ERROR_ID_HEADER } from '../observability/error-id.ts';
import { SECURITY_HEADERS } from './html-document.ts';

const AWAY_SECONDS = 30;
const STYLES =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:auto;padding:2rem 1rem}a{display:inline-block;padding:.75rem 1rem .75rem 0}';

/**
 * A self-contained error page, for when rendering failed or was refused.
 * @param address path and query of the request
 * @param errorId the id in the log
 */
export function problemPage(address: string, problem: Problem, errorId?: string): Response {
  const { language } = splitLanguage(address.replace(/\?.*/s, ''));
  const words = SERVICE_PROBLEMS[language];
  // A link that starts with two slashes would lead to another site.
  const ownAddress = address.replace(/^\/+/, '/');
  const isTooMany = problem.status === 429;
  const seconds = Number(problem.headers['Retry-After']) || AWAY_SECONDS;
  const title = isTooMany ? words.tooMany.title : words.away.title;
  const text = isTooMany ? words.tooMany.text(seconds) : words.away.text;
  const number = errorId ? `<p>${words.number(errorId)}</p>` : '';
  const html = `<!doctype html>${htmlTag(language)}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLES}</style></head><body><main><h1>${title}</h1><p>${text}</p>${number}<p><a href="${encodeHtml(ownAddress)}">${words.again}</a> <a href="${inLanguage(language, '/')}">${words.home}</a></p></main></body></html>`;
  return new Response(html, {
    status: isTooMany ? 429 : 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(isTooMany ? seconds : AWAY_SECONDS),
      ...(errorId && { [ERROR_ID_HEADER]: errorId }),
      ...SECURITY_HEADERS,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
}
