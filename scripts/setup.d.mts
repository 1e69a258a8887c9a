/** Types of setup.mjs, which is plain JavaScript because it runs on any Node. */
export const MEMORY: string[];
