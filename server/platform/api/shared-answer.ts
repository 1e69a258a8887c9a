/**
 * An answer that is the same for everybody: compressed, and where it may be kept, tagged, so that it need not be sent twice. What
 * is for one person alone is neither: where a stranger's words stand beside a secret, the length of compressed bytes tells of the secret.
 */
import { chooseEncoding, encode, encodingHeader } from '../http/encoding.ts';
import { contentTag, hasAlready, tagIn } from '../http/etag.ts';

/** Less fits into one packet anyhow. */
const WORTH_COMPRESSING = 1_000;

export async function sharedAnswer(request: Request, body: string, headers: Headers, isImmutable = false): Promise<Response> {
  const bytes = Buffer.from(body);
  const encoding = bytes.length < WORTH_COMPRESSING ? 'identity' : chooseEncoding(request.headers.get('accept-encoding'));
  headers.set('Vary', 'Accept-Encoding');
  if (request.method === 'GET' || request.method === 'HEAD') {
    const etag = tagIn(contentTag(bytes), encoding);
    headers.set('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    headers.set('ETag', etag);
    if (hasAlready(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  } else {
    headers.set('Cache-Control', 'no-store');
  }
  for (const [name, value] of Object.entries(encodingHeader(encoding))) headers.set(name, value);
  return new Response(new Uint8Array(await encode(bytes, encoding)), { headers });
}
