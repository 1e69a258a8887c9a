import type { Messages } from './en.ts';
import { blog } from './gu/blog.ts';
import { home } from './gu/home.ts';
import { ofEveryPage } from './gu/of-every-page.ts';
import { request } from './gu/request.ts';

/** All Gujarati sentences of the public site; a missing one does not compile. */
export const gu: Messages = { ...ofEveryPage, blog, home, request };
