/**
 * The path if it is safe as an internal link, otherwise the home page. Browsers ignore tabs and line breaks and treat `\` like `/`, and
 * a path that then starts with two slashes leads to another site.
 */
export function sitePath(text: string | null | undefined): string {
  const path = (text ?? '').replace(/\p{Cc}/gu, '').trim();
  return /^\/(?![/\\])/.test(path) ? path : '/';
}
