import { TILE_SLUGS } from '../../../contract/categories.ts';

export type CategoryNames = {
  /** For the heading. */
  title: string;
  /** In lower case. */
  inSentence: string;
};

/** A known slug is shown by its name; anything else as in the address. */
export function categoryNames(slug: string, names: Readonly<Record<string, string>>): CategoryNames {
  const name = (TILE_SLUGS as readonly string[]).includes(slug) ? names[slug] : undefined;
  return { title: name ?? slug, inSentence: name?.toLowerCase() ?? slug };
}
