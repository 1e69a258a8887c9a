/** Atom feeds of the newest schemes and articles. */
import type { Language } from '../../contract/fields.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { textsIn } from '../catalogue/present-scheme.ts';
import { xml } from './xml.ts';

const MOST_ENTRIES = 30;

type Entry = { path: string; title: string; summary: string; published: string; updated: string; author: string };

type FeedNames = { title: string };

export function schemeEntries(catalogue: Catalogue, language: Language): Entry[] {
  return catalogue.schemes.slice(0, MOST_ENTRIES).map((scheme) => {
    const texts = textsIn(scheme, language);
    return {
      path: `/schemes/${scheme.id}`,
      title: texts.name,
      summary: texts.seo_description,
      published: scheme.published_at ?? scheme.createdOn,
      updated: scheme.updated_on,
      author: texts.department,
    };
  });
}

export function blogEntries(catalogue: Catalogue, language: Language): Entry[] {
  return catalogue.blogs.slice(0, MOST_ENTRIES).map((blog) => {
    const texts = language === 'hi' && blog.hindi ? blog.hindi : blog;
    return {
      path: `/blog/${encodeURIComponent(blog.seo_slug)}`,
      title: texts.seo_title,
      summary: texts.seo_desc,
      published: blog.published_at ?? blog.created_on,
      updated: blog.updated_on,
      author: blog.author,
    };
  });
}

/** @param self address of the feed itself, without the site's */
export function atomFeed(names: FeedNames, entries: Entry[], publicUrl: string, language: Language, self: string): string {
  const base = publicUrl + (language === 'en' ? '' : `/${language}`);
  const updated =
    entries
      .map((entry) => entry.updated)
      .sort()
      .at(-1) ?? '2023-01-01T00:00:00.000Z';
  const items = entries.map(
    (entry) => `<entry><id>${xml(base + entry.path)}</id><title>${xml(entry.title)}</title><link href="${xml(base + entry.path)}"/>
<published>${entry.published}</published><updated>${entry.updated}</updated><author><name>${xml(entry.author || 'YojanaPath')}</name></author>
<summary>${xml(entry.summary)}</summary></entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${xml(base + self)}</id><title>${xml(names.title)}</title>
<link href="${xml(base || publicUrl)}"/><link rel="self" type="application/atom+xml" href="${xml(base + self)}"/><updated>${updated}</updated>
<author><name>YojanaPath</name></author>
${items.join('\n')}
</feed>
`;
}
