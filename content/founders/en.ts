import type { FounderWords } from '../founders.ts';

export const founders: FounderWords = {
  1: {
    name: 'Kavita Solanki',
    title: 'Co-founder, Guides',
    description:
      'Kavita spent many evenings helping neighbours fill in forms and saw the same questions come back: which papers, which office, which website. She writes each guide so that it can be read aloud, one step at a time, by a daughter, a shopkeeper or a friend.',
  },
  2: {
    name: 'Imran Desai',
    title: 'Co-founder, Technology',
    description:
      'Imran builds the search and keeps the pages light. He tests every screen on an old phone with a slow connection, because that is how most people will open it, and he believes a page about public help should work for everybody, in the words they use at home.',
  },
};
