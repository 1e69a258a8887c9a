import type { feeds as english } from '../en/feeds.ts';

export const feeds: typeof english = { schemes: 'યોજના પથ: સરકારી યોજનાઓ', blog: 'યોજના પથ: લેખો' };
