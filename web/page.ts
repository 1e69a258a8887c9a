/** What a page of the site is made of. */
import type { ComponentType } from 'react';
import type { Language } from '../contract/fields.ts';
import type { Prefetch } from './data.tsx';

export type PageProps = { params: Record<string, string> };

export type LoadContext = { params: Record<string, string>; search: URLSearchParams; language: Language; prefetch: Prefetch };

/** Asks for all data the page needs; the same on the server and in the browser. */
export type Load = (context: LoadContext) => Promise<unknown>;

export type PageRoute = {
  /** A wouter pattern, without the language. */
  path: string;
  /** Source file of the page, as the build's manifest names it. */
  file: string;
  page: () => Promise<{ default: ComponentType<PageProps> }>;
  load?: Load;
  /** About one visitor's own business: never kept, and its address is told to nobody. */
  isPrivate?: true;
};
