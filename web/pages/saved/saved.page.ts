import { LOAD_SAVED } from '../../../messages/load-language.ts';
import type { Page, PageFacts } from '../../page.ts';

/** The same finished page for everybody: what is on the list is known to the device alone. */
export const saved: Page = {
  path: '/saved',
  component: async (language) => {
    const [{ savedPage }, words] = await Promise.all([import('./saved-page.tsx'), LOAD_SAVED[language]()]);
    return { default: savedPage(words) };
  },
  title: ({ schemes }) => schemes.save.list,
};

export const savedFacts: PageFacts = {
  file: 'pages/saved/saved-page.tsx',
  words: '../messages/:language/saved.ts',
  needsScript: true,
  examples: [{ address: '/saved', text: 'Your list is kept on this device only' }],
};
