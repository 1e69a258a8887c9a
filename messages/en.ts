/** All English sentences of the public site. Their shape is the type every other language must have. */
import { categories } from './en/categories.ts';
import { common } from './en/common.ts';

export const en = { categories, common };

export type Messages = typeof en;
