import type { Load } from '../../page.ts';

export const loadHome: Load = async () => {};
