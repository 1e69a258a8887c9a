/** All English sentences of the public site. Their shape is the type every other language must have. */
import { blog } from './en/blog.ts';
import { categories } from './en/categories.ts';
import { common } from './en/common.ts';
import { feedback } from './en/feedback.ts';
import { forms } from './en/forms.ts';
import { home } from './en/home.ts';
import { layout } from './en/layout.ts';
import { notFound } from './en/not-found.ts';
import { request } from './en/request.ts';
import { schemes } from './en/schemes.ts';
import { search } from './en/search.ts';
import { share } from './en/share.ts';
import { states } from './en/states.ts';
import { subscribe } from './en/subscribe.ts';

export const en = { blog, categories, common, home, layout, notFound, schemes, search, share, states, feedback, forms, request, subscribe };

export type Messages = typeof en;
