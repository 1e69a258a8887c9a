import type { ofEveryPage as english } from '../en/of-every-page.ts';
import { categories } from './categories.ts';
import { common, titles } from './common.ts';
import { feedback } from './feedback.ts';
import { forms } from './forms.ts';
import { layout } from './layout.ts';
import { notFound } from './not-found.ts';
import { schemes } from './schemes.ts';
import { search } from './search.ts';
import { share } from './share.ts';
import { states } from './states.ts';
import { subscribe } from './subscribe.ts';

export const ofEveryPage: typeof english = {
  categories,
  common,
  layout,
  notFound,
  schemes,
  search,
  share,
  states,
  feedback,
  forms,
  subscribe,
  titles,
};
