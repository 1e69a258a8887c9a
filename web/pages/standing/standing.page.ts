import type { Page, PageFacts } from '../../page.ts';

export const about: Page = {
  path: '/about',
  component: () => import('./about-page.tsx'),
  title: ({ layout }) => layout.aboutSite,
};

export const privacy: Page = {
  path: '/privacy',
  component: () => import('./standing-page.tsx').then(({ PrivacyPage }) => ({ default: PrivacyPage })),
  title: ({ layout }) => layout.privacy,
};

export const terms: Page = {
  path: '/terms',
  component: () => import('./standing-page.tsx').then(({ TermsPage }) => ({ default: TermsPage })),
  title: ({ layout }) => layout.terms,
};

export const accessibility: Page = {
  path: '/accessibility',
  component: () => import('./standing-page.tsx').then(({ AccessibilityPage }) => ({ default: AccessibilityPage })),
  title: ({ layout }) => layout.accessibility,
};

const FACTS = { file: 'pages/standing/standing-page.tsx', sitemap: 'words' } as const;
export const aboutFacts: PageFacts = {
  file: 'pages/standing/about-page.tsx',
  sitemap: 'words',
  examples: [{ address: '/about', text: 'How our texts are made' }],
};
export const privacyFacts: PageFacts = { ...FACTS, examples: [{ address: '/privacy', text: 'Privacy Policy' }] };
export const termsFacts: PageFacts = { ...FACTS, examples: [{ address: '/terms', text: 'Terms of Service' }] };
export const accessibilityFacts: PageFacts = { ...FACTS, examples: [{ address: '/accessibility', text: 'Accessibility' }] };
