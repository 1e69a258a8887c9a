import type { Load } from '../../page.ts';

export const loadSchemeList: Load = async () => {};
