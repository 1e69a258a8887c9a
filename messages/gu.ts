import type { Messages } from './en.ts';
import { blog } from './gu/blog.ts';
import { categories } from './gu/categories.ts';
import { common } from './gu/common.ts';
import { feedback } from './gu/feedback.ts';
import { forms } from './gu/forms.ts';
import { home } from './gu/home.ts';
import { layout } from './gu/layout.ts';
import { notFound } from './gu/not-found.ts';
import { request } from './gu/request.ts';
import { schemes } from './gu/schemes.ts';
import { search } from './gu/search.ts';
import { share } from './gu/share.ts';
import { states } from './gu/states.ts';
import { subscribe } from './gu/subscribe.ts';

/** All Gujarati sentences of the public site; a missing one does not compile. */
export const gu: Messages = {
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
