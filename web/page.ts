/** The parts of a page. Each folder of `pages/` exports its own, and `pages.ts` lists them. */
import type { ComponentType } from 'react';
import type { Endpoint, Output } from '../contract/endpoint.ts';
import type { Language } from '../contract/languages.ts';
import type { Messages } from '../messages/en.ts';
import type { Prefetch } from './data/call.ts';

/** A visited address. Loading and rendering use the same one, so that their calls match. */
export type Visit = { params: Record<string, string>; search: URLSearchParams; language: Language };

/** What browsers need to navigate to any page. It is in the first script, so it is small; the page itself is a chunk of its own. */
export type Page = {
  /** A regexparam pattern, without the language. */
  path: string;
  /** Its code; the build adds the messages it uses. */
  component: (language: Language) => Promise<{ default: ComponentType<Visit> }>;
  /** Loads all data of the page, on the server and in the browser. */
  load?: (visit: Visit, prefetch: Prefetch) => Promise<unknown>;
  /** The heading shown while the page's code loads; absent if it depends on data. */
  title?: (messages: Pick<Messages, 'titles' | 'categoryNames'>, params: Record<string, string>) => string;
};

/** Which records have such a page, and whose date of change it carries; `words` is a page of the software. */
export type SitemapEntry = 'words' | 'newest-scheme' | 'newest-article' | 'each-scheme' | 'each-category' | 'each-article' | 'each-paper';

/** Facts for the server and the tests, left out of the browser's build. */
export type PageFacts = {
  /** The component's source file, as in the build's manifest. */
  file: string;
  /** The query parameters it uses; others are dropped, so that addresses differing only in them share a cached page. */
  reads?: readonly string[];
  /** Its entry in the sitemap. Pages without one are not indexed. */
  sitemap?: SitemapEntry;
  /** Personal: never cached, and its address is not sent as a referrer. */
  isPrivate?: true;
  /** For a page with free parameters: whether they are the canonical name of an existing record. */
  isNamed?: (params: Record<string, string>) => boolean;
  /** Staff see it before it is published. */
  isPreviewed?: true;
  /** Shows no content without its script, which is therefore loaded at once. */
  needsScript?: true;
  /** Has a form that posts to its own address without JavaScript. */
  takesForm?: true;
  /** Addresses for the tests of all pages, with a text found there in English. */
  examples: readonly [Example, ...Example[]];
};

export type AnswerOf = <E extends Endpoint>(endpoint: E) => Output<E> | undefined;
export type Example = { address: string; text: string; status?: number };
