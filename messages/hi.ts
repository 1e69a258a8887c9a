import type { Messages } from './en.ts';
import { categories } from './hi/categories.ts';
import { common } from './hi/common.ts';
import { layout } from './hi/layout.ts';
import { search } from './hi/search.ts';
import { states } from './hi/states.ts';

/** All Hindi sentences of the public site; a missing one does not compile. */
export const hi: Messages = { categories, common, layout, search, states };
