import { LOAD_FOUNDER_WORDS } from '../../../content/founders.ts';
import { LOAD_STANDING } from '../../../messages/load-language.ts';
import type { Page, PageFacts } from '../../page.ts';

/** A page that is its words and nothing besides. */
const pageOf =
  (name: 'privacy' | 'terms' | 'accessibility'): Page['component'] =>
  async (language) => {
    const [{ standingPage }, { standing }] = await Promise.all([import('./standing-page.tsx'), LOAD_STANDING[language]()]);
    return { default: standingPage(standing[name]) };
  };

export const about: Page = {
  path: '/about',
  component: async (language) => {
    const [{ aboutPage }, words, founders] = await Promise.all([
      import('./about-page.tsx'),
      LOAD_STANDING[language](),
      LOAD_FOUNDER_WORDS[language](),
    ]);
    return { default: aboutPage(words, founders) };
  },
  title: ({ layout }) => layout.aboutSite,
};

export const privacy: Page = {
  path: '/privacy',
  component: pageOf('privacy'),
  title: ({ layout }) => layout.privacy,
};

export const terms: Page = {
  path: '/terms',
  component: pageOf('terms'),
  title: ({ layout }) => layout.terms,
};

export const accessibility: Page = {
  path: '/accessibility',
  component: pageOf('accessibility'),
  title: ({ layout }) => layout.accessibility,
};

const FACTS = { file: 'pages/standing/standing-page.tsx', words: '../messages/:language/standing.ts', sitemap: 'words' } as const;
export const aboutFacts: PageFacts = {
  ...FACTS,
  file: 'pages/standing/about-page.tsx',
  examples: [{ address: '/about', text: 'How our texts are made' }],
};
export const privacyFacts: PageFacts = { ...FACTS, examples: [{ address: '/privacy', text: 'Privacy Policy' }] };
export const termsFacts: PageFacts = { ...FACTS, examples: [{ address: '/terms', text: 'Terms of Service' }] };
export const accessibilityFacts: PageFacts = { ...FACTS, examples: [{ address: '/accessibility', text: 'Accessibility' }] };
