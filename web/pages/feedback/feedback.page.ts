import type { Page, PageFacts } from '../../page.ts';

export const feedback: Page = {
  path: '/feedback',
  component: () => import('./feedback-page.tsx'),
  title: ({ titles }) => titles.feedback,
};

export const feedbackFacts: PageFacts = {
  file: 'pages/feedback/feedback-page.tsx',
  reads: ['path', 'scheme', 'sent'],
  takesForm: true,
  examples: [
    { address: '/feedback?path=/schemes/1&scheme=1', text: 'Something wrong on this page?' },
    { address: '/feedback?path=/schemes/1&sent=1', text: 'Our team will look at it and correct the page.' },
  ],
};
