/** Types of the set-up, which is plain JavaScript because it runs on any Node. */
export const MEMORY: string[];
