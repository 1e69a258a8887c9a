import { hash } from 'node:crypto';
import type { Encoding } from './encoding.ts';

/** Hash of content, from which `tagIn` makes an ETag. */
export function contentTag(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 22);
}

/** The ETag of the content in this encoding. Recompressed bytes may share it, because range requests are not served. */
export function tagIn(tag: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
}

/** Whether If-None-Match contains this ETag. Weak tags match too, because proxies that compress make tags weak. */
export function hasAlready(ifNoneMatch: string | null | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false;
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
}
