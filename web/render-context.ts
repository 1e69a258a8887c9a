import { type SsrContext, useRouter } from 'wouter';

/** What a page tells the server while it is rendered. */
export type RenderContext = SsrContext & {
  /** Title and description, for the document's head. */
  head?: { title: string; description: string };
};

/** On the server, where to tell it; in the browser nothing. */
export function useRenderContext(): RenderContext | undefined {
  return useRouter().ssrContext;
}
