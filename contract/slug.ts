import { oneForm } from './plain-text.ts';

const MAX_LENGTH = 80;

/** Lower case, letters and digits of any script, words joined by hyphens, at most 80 characters. May be empty. */
export function slugify(title: string): string {
  const slug = oneForm(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return [...slug].slice(0, MAX_LENGTH).join('').replace(/-+$/, '');
}

/** The slug, with the first free number appended if it is used: `-2`, `-3`. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number++) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
}
