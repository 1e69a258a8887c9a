import type { Messages } from './en.ts';
import { categories } from './hi/categories.ts';
import { common } from './hi/common.ts';
import { home } from './hi/home.ts';
import { layout } from './hi/layout.ts';
import { notFound } from './hi/not-found.ts';
import { schemes } from './hi/schemes.ts';
import { search } from './hi/search.ts';
import { states } from './hi/states.ts';

/** All Hindi sentences of the public site; a missing one does not compile. */
export const hi: Messages = { categories, common, home, layout, notFound, schemes, search, states };
