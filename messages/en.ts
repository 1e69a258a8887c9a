/** All English sentences of the public site. Their shape is the type every other language must have. */
import { categories } from './en/categories.ts';
import { common } from './en/common.ts';
import { layout } from './en/layout.ts';
import { search } from './en/search.ts';
import { states } from './en/states.ts';

export const en = { categories, common, layout, search, states };

export type Messages = typeof en;
