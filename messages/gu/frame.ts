import { names } from './categories.ts';
import { common, titles } from './common.ts';
import { header } from './layout.ts';
import { notices } from './notices.ts';
import { save } from './schemes.ts';

export const frame = { categories: { names }, common, forms: notices, layout: header, schemes: { save }, titles };
