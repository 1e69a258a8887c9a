import { LOAD_FOUNDER_WORDS } from '../../../content/founders.ts';
import { featuredSchemes, readGuide } from '../../../contract/schemes.endpoints.ts';
import { call } from '../../data/call.ts';
import { langInput } from '../../language/lang-input.ts';
import type { Page, PageFacts, Visit } from '../../page.ts';

/** The scheme whose guide the home page shows. */
const FEATURED_GUIDE_SCHEME = 1;

type InLanguage = Pick<Visit, 'language'>;
export const featuredCall = ({ language }: InLanguage) => call(featuredSchemes, langInput(language));
export const guideCall = ({ language }: InLanguage) => call(readGuide, { schemeId: FEATURED_GUIDE_SCHEME, ...langInput(language) });

export const home: Page = {
  path: '/',
  component: async (language) => {
    const [{ homePage }, founders] = await Promise.all([import('./home-page.tsx'), LOAD_FOUNDER_WORDS[language]()]);
    return { default: homePage(founders) };
  },
  title: ({ titles }) => titles.home,
  // Without featured schemes the guide is not shown, so it is not fetched.
  load: async (visit, prefetch) => {
    const featured = await prefetch(featuredCall(visit));
    if (featured && featured.length > 0) await prefetch(guideCall(visit));
  },
};

export const homeFacts: PageFacts = {
  file: 'pages/home/home-page.tsx',
  sitemap: 'newest-scheme',
  examples: [{ address: '/', text: 'Find Government Schemes & Services' }],
};
