import type { Blog } from '../../contract/blogs.endpoints.ts';
import type { Language } from '../../contract/languages.ts';
import type { Scheme } from '../../contract/schemes.endpoints.ts';
import type { Messages } from '../../messages/en.ts';

/** A page that has been rendered, as far as search engines and link previews care. */
export type RenderedPlace = {
  /** Without the language. */
  path: string;
  search: string;
  language: Language;
  status: number;
  /** Whether the sitemap has such pages. */
  isListed: boolean;
  title: string;
  description: string;
  publicUrl: string;
  messages: Messages;
  scheme: Scheme | undefined;
  article: Blog | undefined;
};
