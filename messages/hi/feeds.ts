import type { feeds as english } from '../en/feeds.ts';

export const feeds: typeof english = { schemes: 'योजना पथ: सरकारी योजनाएँ', blog: 'योजना पथ: लेख' };
