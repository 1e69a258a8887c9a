/** CSRF protection: refuses writes that another site makes a visitor's browser send. */
import { forbidden } from './problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws 403 for an unsafe request from another origin. Clients other than browsers send neither header and pass,
 * because they carry no visitor's cookie.
 * @param publicUrl the site's own address, where a proxy changes the host name
 */
export function refuseForeignOrigin(request: Request, publicUrl: string | undefined): void {
  if (SAFE.has(request.method)) return;
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw forbidden();
  const origin = request.headers.get('origin');
  if (origin === null) return;
  const host = URL.parse(origin)?.host;
  const own = [request.headers.get('host') ?? new URL(request.url).host, publicUrl && new URL(publicUrl).host];
  if (!host || !own.includes(host)) throw forbidden();
}
