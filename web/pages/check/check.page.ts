import { LOAD_CHECK } from '../../../messages/load-language.ts';
import { partsCall } from '../../components/check/parts-call.ts';
import type { Page, PageFacts } from '../../page.ts';

export const check: Page = {
  path: '/check',
  component: async (language) => {
    const [{ checkPage }, words] = await Promise.all([import('./check-page.tsx'), LOAD_CHECK[language]()]);
    return { default: checkPage(words) };
  },
  title: ({ layout }) => layout.check,
  load: (visit, prefetch) => prefetch(partsCall(visit)),
};

export const checkFacts: PageFacts = {
  file: 'pages/check/check-page.tsx',
  words: '../messages/:language/check.ts',
  needsScript: true,
  reads: ['plain'],
  sitemap: 'words',
  takesForm: true,
  examples: [{ address: '/check', text: 'Answer a few short questions. You see at once which schemes may be for you, and why.' }],
};
