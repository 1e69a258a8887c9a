/** Addresses within this site. */

/**
 * The path a link of this site may lead to; the home page for anything that could lead elsewhere. Browsers leave out tabs and
 * line breaks and take `\` for `/`, and what then begins with two slashes is another site.
 */
export function sitePath(text: string | null | undefined): string {
  const path = (text ?? '').replace(/\p{Cc}/gu, '').trim();
  return /^\/(?![/\\])/.test(path) ? path : '/';
}
