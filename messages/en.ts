/** All English sentences of the public site. Their shape is the type every other language must have. */
import { blog } from './en/blog.ts';
import { home } from './en/home.ts';
import { ofEveryPage } from './en/of-every-page.ts';
import { request } from './en/request.ts';

export const en = { ...ofEveryPage, blog, home, request };

export type Messages = typeof en;
