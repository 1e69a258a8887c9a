/**
 * Sample content: both people are made up and their portraits drawn. Before launch, replace them with the people who run the site, here and
 * in `founders/<language>.ts`; without `isExample` the site no longer says that they are made up.
 */
import type { Language } from '../contract/languages.ts';

type FounderId = 1 | 2;

export type Founder = {
  /** A placeholder person, which the site says. */
  isExample?: true;
  id: FounderId;
  age: number;
  image: string;
};

export const FOUNDERS: Founder[] = [
  { isExample: true, id: 1, age: 34, image: '/founder-1.svg' },
  { isExample: true, id: 2, age: 36, image: '/founder-2.svg' },
];

export const HAS_EXAMPLE_FOUNDERS = FOUNDERS.some(({ isExample }) => isExample);

/** Texts about each founder in one language, by id. */
export type FounderWords = Record<FounderId, { name: string; title: string; description: string }>;

/** Loaded with the page that shows them, in its language only. */
export const LOAD_FOUNDER_WORDS: Record<Language, () => Promise<FounderWords>> = {
  en: () => import('./founders/en.ts').then((module) => module.founders),
  hi: () => import('./founders/hi.ts').then((module) => module.founders),
  gu: () => import('./founders/gu.ts').then((module) => module.founders),
};
