import type { Page, PageFacts } from '../../page.ts';

/** Pictures never leave the device; the server only serves the page. */
export const photo: Page = {
  path: '/photo',
  component: () => import('./photo-page.tsx'),
  title: ({ titles }) => titles.photo,
};

export const photoFacts: PageFacts = {
  file: 'pages/photo/photo-page.tsx',
  needsScript: true,
  reads: ['as', 'min', 'max', 'w', 'h'],
  sitemap: 'words',
  examples: [
    { address: '/photo', text: 'A passport photo: a JPEG' },
    { address: '/photo?as=jpeg&min=10&max=20&w=140&h=60', text: '10 to 20 kB' },
  ],
};
