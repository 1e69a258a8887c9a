/** What a page of the site is made of. Each folder of `pages/` states its own, and `pages.ts` lists them. */
import type { ComponentType } from 'react';
import type { Endpoint, Output } from '../contract/endpoint.ts';
import type { Language } from '../contract/languages.ts';
import type { Messages } from '../messages/en.ts';
import type { Prefetch } from './data/call.ts';

/** An address as it is visited. Whoever loads the page and the page itself make their calls of the same one. */
export type Visit = { params: Record<string, string>; search: URLSearchParams; language: Language };

/** What a browser needs of every page to go there. It comes with the first script, so it is small; the page itself is a chunk of its own. */
export type Page = {
  /** A pattern as regexparam reads it, without the language. */
  path: string;
  /** Its code; the build adds the messages it names. */
  component: (language: Language) => Promise<{ default: ComponentType<Visit> }>;
  /** Asks for all data the page needs; the same on the server and in the browser. */
  load?: (visit: Visit, prefetch: Prefetch) => Promise<unknown>;
  /** The heading, shown while the code of the page is on its way; absent where only the data knows it. */
  title?: (messages: Pick<Messages, 'titles' | 'categoryNames'>, params: Record<string, string>) => string;
};

/** Which of the catalogue's things have such a page, and whose day of change it bears; `words` is a page of the software. */
export type SitemapEntry = 'words' | 'newest-scheme' | 'newest-article' | 'each-scheme' | 'each-category' | 'each-article' | 'each-paper';

/** What the server and the tests alone ask about a page. Browsers do not get it. */
export type PageFacts = {
  /** Source file of the component, as the build's manifest names it. */
  file: string;
  /** The query parameters it reads; all others are dropped, so that what differs in them alone is one page. */
  reads?: readonly string[];
  /** How the sitemap lists it. A page that is not there is not for search engines either. */
  sitemap?: SitemapEntry;
  /** About one visitor's own business: never kept, and its address is told to nobody. */
  isPrivate?: true;
  /** Of a page that answers any name: whether these parameters name something of ours exactly as we do. */
  isNamed?: (params: Record<string, string>) => boolean;
  /** Staff see it before it is published. */
  isPreviewed?: true;
  /** It shows nothing of its own until its script is there, which then does not wait to be wanted. */
  needsScript?: true;
  /** It has a form that browsers without JavaScript send to its own address. */
  takesForm?: true;
  /** Addresses every test of all pages visits, with a text that is there in English. */
  examples: readonly [Example, ...Example[]];
};

export type AnswerOf = <E extends Endpoint>(endpoint: E) => Output<E> | undefined;
export type Example = { address: string; text: string; status?: number };
