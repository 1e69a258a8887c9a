/** Types of the search for a browser, which is plain JavaScript because it runs on any Node. */
export function ensureBrowser(node: string): string;
