/** From the Markdown of an article to HTML, not yet cleaned. */
import MarkdownIt from 'markdown-it';
import { ContentError } from './read-content.ts';

const markdownIt = new MarkdownIt({ html: false, linkify: false, typographer: false });

/**
 * @param file for messages
 * @param idOf the id of the scheme with a slug
 * @throws ContentError for a link to a scheme that does not exist
 */
export function blogHtml(markdown: string, file: string, idOf: (slug: string) => number | undefined): string {
  return markdownIt.render(markdown).replace(/href="scheme:([^"]*)"/g, (_, slug: string) => {
    const id = idOf(slug);
    if (id === undefined) throw new ContentError(`${file}: there is no scheme ${slug}`);
    return `href="/schemes/${id}"`;
  });
}
