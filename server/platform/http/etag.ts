/** Tags by which a client asks whether what it has is still true. */
import { hash } from 'node:crypto';
import type { Encoding } from './encoding.ts';

/** Of the content; each coding of it has one of its own, see `tagIn`. */
export function contentTag(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 22);
}

/** The ETag of the content in this coding. Nothing is sent in parts, so bytes that were compressed anew keep it. */
export function tagIn(tag: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
}

/** True when the client has it already. Proxies that compress mark tags as weak; they mean the same content. */
export function hasAlready(ifNoneMatch: string | null | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false;
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
}
