import type { Blog } from '../../contract/blogs.endpoints.ts';
import type { Scheme } from '../../contract/schemes.endpoints.ts';
import type { Messages } from '../../messages/en.ts';

/** A page that has been rendered, as far as search engines and link previews care. */
export type RenderedPlace = {
  /** Without the language. */
  path: string;
  search: string;
  language: 'en' | 'hi';
  status: number;
  title: string;
  description: string;
  publicUrl: string;
  messages: Messages;
  scheme: Scheme | undefined;
  article: Blog | undefined;
};
