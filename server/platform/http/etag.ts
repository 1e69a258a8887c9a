/** ETags: how a client asks whether its copy is still current. */
import { hash } from 'node:crypto';
import type { Encoding } from './encoding.ts';

/** Of the uncompressed content; each encoding has its own, see `tagIn`. */
export function contentTag(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 22);
}

/** The ETag of the content in this encoding. No range requests are served, so recompressed bytes may keep it. */
export function tagIn(tag: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
}

/** Whether If-None-Match names this tag. Proxies that compress make tags weak; weak tags match as well. */
export function hasAlready(ifNoneMatch: string | null | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false;
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
}
