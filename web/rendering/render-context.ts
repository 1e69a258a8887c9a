/** What a page tells the server while it is rendered. */
export type RenderContext = {
  /** Title and description, for the document's head. */
  head?: { title: string; description: string };
  statusCode?: number;
  redirectTo?: string;
};
