/** From the Markdown of an article to HTML, not yet cleaned. */
import { createRequire } from 'node:module';
import { ContentError } from './read-content.ts';

const require = createRequire(import.meta.url);
/** Loaded with the first article: a site that is already seeded reads none. */
const markdown = () => {
  const MarkdownIt: typeof import('markdown-it').default = require('markdown-it');
  return new MarkdownIt({ html: false, linkify: false, typographer: false });
};

/**
 * @param file for messages
 * @param idOf the id of the scheme with a slug
 * @throws ContentError for a link to a scheme that does not exist
 */
export function blogHtml(text: string, file: string, idOf: (slug: string) => number | undefined): string {
  return markdown()
    .render(text)
    .replace(/href="scheme:([^"]*)"/g, (_, slug: string) => {
      const id = idOf(slug);
      if (id === undefined) throw new ContentError(`${file}: there is no scheme ${slug}`);
      return `href="/schemes/${id}"`;
    });
}
