/** The header link for the current place. */
export type Section = 'home' | 'schemes' | 'check' | 'how-it-works' | 'about' | 'blogs' | 'request' | 'saved';

const PATHS: [RegExp, Section][] = [
  [/^\/(?:schemes|category)(?:\/|$)/, 'schemes'],
  [/^\/check\/?$/, 'check'],
  [/^\/blog(?:\/|$)/, 'blogs'],
  [/^\/request\/?$/, 'request'],
  [/^\/saved\/?$/, 'saved'],
];

/** On the home page a fragment takes precedence. Null for pages without a header link. */
export function activeSection(path: string, hash: string): Section | null {
  if (path === '/' || path === '') {
    const anchor = hash.slice(1);
    return anchor === 'how-it-works' || anchor === 'about' ? anchor : 'home';
  }
  return PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
