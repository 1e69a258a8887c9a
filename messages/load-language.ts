/** The sentences of one language, when a page speaks it. */
import type { CheckMessages } from './en/check.ts';
import type { DocumentsMessages } from './en/documents.ts';
import type { frame } from './en/frame.ts';
import type { PhotoMessages } from './en/photo.ts';
import type { SavedMessages } from './en/saved.ts';
import type * as standing from './en/standing.ts';
import type { Messages } from './en.ts';

type Each<T> = Record<string, () => Promise<T>>;
type Some<T> = { [Name in keyof T]?: T[Name] extends object ? Some<T[Name]> : T[Name] };

/** What the pages of a kind say, with what the frame does: one file. `every` is of those that have none of their own. */
export const LOAD_MESSAGES = {
  every: {
    en: () => import('./en/of-every-page.ts').then((module) => module.ofEveryPage),
    hi: () => import('./hi/of-every-page.ts').then((module) => module.ofEveryPage),
    gu: () => import('./gu/of-every-page.ts').then((module) => module.ofEveryPage),
  },
  home: {
    en: () => import('./en/with-home.ts').then((module) => module.words),
    hi: () => import('./hi/with-home.ts').then((module) => module.words),
    gu: () => import('./gu/with-home.ts').then((module) => module.words),
  },
  lists: {
    en: () => import('./en/with-lists.ts').then((module) => module.words),
    hi: () => import('./hi/with-lists.ts').then((module) => module.words),
    gu: () => import('./gu/with-lists.ts').then((module) => module.words),
  },
  scheme: {
    en: () => import('./en/with-scheme.ts').then((module) => module.words),
    hi: () => import('./hi/with-scheme.ts').then((module) => module.words),
    gu: () => import('./gu/with-scheme.ts').then((module) => module.words),
  },
  blog: {
    en: () => import('./en/with-blog.ts').then((module) => module.words),
    hi: () => import('./hi/with-blog.ts').then((module) => module.words),
    gu: () => import('./gu/with-blog.ts').then((module) => module.words),
  },
  request: {
    en: () => import('./en/with-request.ts').then((module) => module.words),
    hi: () => import('./hi/with-request.ts').then((module) => module.words),
    gu: () => import('./gu/with-request.ts').then((module) => module.words),
  },
} satisfies Record<string, Each<Some<Messages>>>;

/** What is said after the first touch, and the footer. */
export const LOAD_TOUCHED = {
  en: () => import('./en/with-touch.ts').then((module) => module.words),
  hi: () => import('./hi/with-touch.ts').then((module) => module.words),
  gu: () => import('./gu/with-touch.ts').then((module) => module.words),
} satisfies Each<Some<Messages>>;

export type FrameWords = typeof frame;
export type PageWords = keyof typeof LOAD_MESSAGES;

/** The long texts about the site itself; they come with their pages, not with the sentences of a language. */
export const LOAD_STANDING = {
  en: () => import('./en/standing.ts'),
  hi: () => import('./hi/standing.ts'),
  gu: () => import('./gu/standing.ts'),
} satisfies Each<typeof standing>;

export const LOAD_CHECK = {
  en: () => import('./en/check.ts').then((module) => module.check),
  hi: () => import('./hi/check.ts').then((module) => module.check),
  gu: () => import('./gu/check.ts').then((module) => module.check),
} satisfies Each<CheckMessages>;

/** The sentences of the list on the device; they come with its page too. */
export const LOAD_SAVED = {
  en: () => import('./en/saved.ts').then((module) => module.saved),
  hi: () => import('./hi/saved.ts').then((module) => module.saved),
  gu: () => import('./gu/saved.ts').then((module) => module.saved),
} satisfies Each<SavedMessages>;

/** The sentences about papers; they come with the pages that show any. */
export const LOAD_DOCUMENTS = {
  en: () => import('./en/documents.ts').then((module) => module.documents),
  hi: () => import('./hi/documents.ts').then((module) => module.documents),
  gu: () => import('./gu/documents.ts').then((module) => module.documents),
} satisfies Each<DocumentsMessages>;

/** The sentences of the page for photos and papers. */
export const LOAD_PHOTO = {
  en: () => import('./en/photo.ts').then((module) => module.photo),
  hi: () => import('./hi/photo.ts').then((module) => module.photo),
  gu: () => import('./gu/photo.ts').then((module) => module.photo),
} satisfies Each<PhotoMessages>;
