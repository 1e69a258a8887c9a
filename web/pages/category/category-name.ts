import { TILE_SLUGS } from '../../../contract/categories.ts';

export type CategoryNames = {
  /** For the heading. */
  title: string;
  /** For use within a sentence. */
  inSentence: string;
};

/** A tile's slug is shown by its name, in a sentence in small letters; anything else as it stands in the address. */
export function categoryNames(slug: string, names: Readonly<Record<string, string>>): CategoryNames {
  const name = (TILE_SLUGS as readonly string[]).includes(slug) ? names[slug] : undefined;
  return { title: name ?? slug, inSentence: name?.toLowerCase() ?? slug };
}
