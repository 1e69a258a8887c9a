import type { OnPublished } from './schemes/write-scheme.ts';

/** What follows the publication of a scheme. */
export const onSchemePublished: OnPublished = async () => {};
