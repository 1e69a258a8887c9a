import type { Load } from '../../page.ts';

export const loadCategory: Load = async () => {};
