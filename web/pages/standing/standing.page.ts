import { LOAD_FOUNDER_WORDS } from '../../../content/founders.ts';
import type { Page, PageFacts } from '../../page.ts';

/** A page of messages only. */
const pageOf =
  (name: 'privacy' | 'terms' | 'accessibility'): Page['component'] =>
  async () => ({ default: (await import('./standing-page.tsx')).standingPage(name) });

export const about: Page = {
  path: '/about',
  component: async (language) => {
    const [{ aboutPage }, founders] = await Promise.all([import('./about-page.tsx'), LOAD_FOUNDER_WORDS[language]()]);
    return { default: aboutPage(founders) };
  },
  title: ({ titles }) => titles.aboutSite,
};

export const privacy: Page = {
  path: '/privacy',
  component: pageOf('privacy'),
  title: ({ titles }) => titles.privacy,
};

export const terms: Page = {
  path: '/terms',
  component: pageOf('terms'),
  title: ({ titles }) => titles.terms,
};

export const accessibility: Page = {
  path: '/accessibility',
  component: pageOf('accessibility'),
  title: ({ titles }) => titles.accessibility,
};

const FACTS = { file: 'pages/standing/standing-page.tsx', sitemap: 'words' } as const;
export const aboutFacts: PageFacts = {
  ...FACTS,
  file: 'pages/standing/about-page.tsx',
  examples: [{ address: '/about', text: 'How our texts are made' }],
};
export const privacyFacts: PageFacts = { ...FACTS, examples: [{ address: '/privacy', text: 'Privacy Policy' }] };
export const termsFacts: PageFacts = { ...FACTS, examples: [{ address: '/terms', text: 'Terms of Service' }] };
export const accessibilityFacts: PageFacts = { ...FACTS, examples: [{ address: '/accessibility', text: 'Accessibility' }] };
