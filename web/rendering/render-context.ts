/** Data a page sets during server rendering. */
export type RenderContext = {
  /** Title and description, for the document's head. */
  head?: { title: string; description: string };
  statusCode?: number;
  redirectTo?: string;
};
