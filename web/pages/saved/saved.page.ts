import type { Page, PageFacts } from '../../page.ts';

/** The same finished page for everybody: what is on the list is known to the device alone. */
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
