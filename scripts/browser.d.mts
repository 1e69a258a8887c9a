/** Types of browser.mjs, which is plain JavaScript because it runs on any Node. */
export function ensureBrowser(node: string): string;
