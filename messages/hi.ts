import type { Messages } from './en.ts';
import { blog } from './hi/blog.ts';
import { home } from './hi/home.ts';
import { ofEveryPage } from './hi/of-every-page.ts';
import { request } from './hi/request.ts';

/** All Hindi sentences of the public site; a missing one does not compile. */
export const hi: Messages = { ...ofEveryPage, blog, home, request };
