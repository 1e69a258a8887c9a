import type { Messages } from './en.ts';
import { blog } from './hi/blog.ts';
import { categories } from './hi/categories.ts';
import { common } from './hi/common.ts';
import { feedback } from './hi/feedback.ts';
import { forms } from './hi/forms.ts';
import { home } from './hi/home.ts';
import { layout } from './hi/layout.ts';
import { notFound } from './hi/not-found.ts';
import { request } from './hi/request.ts';
import { schemes } from './hi/schemes.ts';
import { search } from './hi/search.ts';
import { share } from './hi/share.ts';
import { states } from './hi/states.ts';
import { subscribe } from './hi/subscribe.ts';

/** All Hindi sentences of the public site; a missing one does not compile. */
export const hi: Messages = {
  blog,
  categories,
  common,
  home,
  layout,
  notFound,
  schemes,
  search,
  share,
  states,
  feedback,
  forms,
  request,
  subscribe,
};
