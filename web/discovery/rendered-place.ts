import type { Blog } from '../../contract/blogs.endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import type { Scheme } from '../../contract/schemes.endpoints.ts';
import type { Messages } from '../../messages/en.ts';

/** A rendered page, for search engines and link previews. */
export type RenderedPlace = {
  /** Without the language. */
  path: string;
  search: string;
  language: Language;
  status: number;
  /** Whether the sitemap lists such pages. */
  isListed: boolean;
  title: string;
  description: string;
  publicUrl: string;
  messages: Messages;
  scheme: Scheme | undefined;
  article: Blog | undefined;
};
