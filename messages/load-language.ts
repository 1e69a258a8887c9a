/** The sentences of one language, when a page speaks it. */
import type { Messages } from './en.ts';

export const LOAD_MESSAGES = {
  en: () => import('./en.ts').then((module) => module.en),
  gu: () => import('./gu.ts').then((module) => module.gu),
  hi: () => import('./hi.ts').then((module) => module.hi),
} satisfies Record<string, () => Promise<Messages>>;
