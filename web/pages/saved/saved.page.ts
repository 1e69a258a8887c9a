import type { Page, PageFacts } from '../../page.ts';

/** The same page for everybody: only the device knows the list. */
export const saved: Page = {
  path: '/saved',
  component: () => import('./saved-page.tsx'),
  title: ({ titles }) => titles.saved,
};

export const savedFacts: PageFacts = {
  file: 'pages/saved/saved-page.tsx',
  needsScript: true,
  examples: [{ address: '/saved', text: 'Your list is kept on this device only' }],
};
