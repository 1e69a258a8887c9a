/** Identifies the scheme of a row. */
import { slugify } from '../slug.ts';
import { readText } from './cell-text.ts';
import { columnOf } from './headings.ts';

/** The text of a cell, or of a list with one item; empty for anything else. */
export function plainCell(cell: unknown): string {
  if (Array.isArray(cell) && cell.length === 1) return plainCell(cell[0]);
  return typeof cell === 'string' ? readText(cell).text : typeof cell === 'number' ? readText(String(cell)).text : '';
}

/** `isNamed`: the row has a slug, not one made from its name. */
export function identityOf(row: Record<string, unknown>): { slug: string; name: string; isNamed: boolean } {
  const texts: Record<string, string> = {};
  for (const [heading, cell] of Object.entries(row)) {
    const column = columnOf(heading);
    if (column === 'slug' || column === 'name') texts[column] ||= plainCell(cell);
  }
  const { slug = '', name = '' } = texts;
  return { slug: slugify(slug || name), name, isNamed: slug !== '' };
}

const MAX_NAMED = 5;

/** The problem of rows that share a slug. */
export function sharedSlug(slug: string, lines: readonly number[], states: string): string {
  const named = lines.slice(0, MAX_NAMED);
  const more = lines.length - named.length;
  const rows = more > 0 ? `${named.join(', ')} and ${more} more` : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
  return `Rows ${rows} all come to the slug “${slug}”, so none of them is imported. Write a slug of its own for each into the column slug, such as “${otherSlug(slug, states)}”, or leave one of the rows.`;
}

/** Appends the state, which most often distinguishes schemes of the same name. */
export function otherSlug(slug: string, states: string): string {
  const place = slugify(states);
  return place && !slug.endsWith(place) && place.length <= 30 ? slugify(`${slug.slice(0, 48)} ${place}`) : `${slug.slice(0, 76)}-2`;
}
