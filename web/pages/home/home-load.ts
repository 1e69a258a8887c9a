import { featuredSchemes, readGuide } from '../../../contract/schemes.endpoints.ts';
import { langInput } from '../../lang-input.ts';
import type { Load } from '../../page.ts';

/** The scheme whose guide the home page shows. */
export const FEATURED_GUIDE_SCHEME = 1;

/** The guide is asked for only when there are featured schemes. */
export const loadHome: Load = async ({ language, prefetch }) => {
  const featured = await prefetch(featuredSchemes, langInput(language));
  if (featured && featured.length > 0) await prefetch(readGuide, { schemeId: FEATURED_GUIDE_SCHEME, ...langInput(language) });
};
