/** Atom feeds of the newest schemes and articles. */
import { languageBase } from '../../../contract/language-address.ts';
import type { Language } from '../../../contract/languages.ts';
import { blogTextsIn } from '../../domain/articles/blog-record.ts';
import type { Catalogue } from '../../domain/catalogue/catalogue.ts';
import type { SchemeRecord } from '../../domain/catalogue/catalogue-record.ts';
import { textIn } from '../../domain/catalogue/present-scheme.ts';
import { xml } from './xml.ts';

const MAX_ENTRIES = 30;

type Entry = { path: string; title: string; summary: string; published: string; updated: string; author: string };

type FeedNames = { title: string };

/** The later of publication and change, because a newly published scheme is news however old its text is. */
function newsOf({ published_at, updated_on }: SchemeRecord): number {
  return Math.max(Date.parse(published_at ?? updated_on), Date.parse(updated_on));
}

export function schemeEntries(catalogue: Catalogue, language: Language): Entry[] {
  const dated = catalogue.schemes.map((scheme) => ({ scheme, news: newsOf(scheme) }));
  const newest = dated.sort((a, b) => b.news - a.news).slice(0, MAX_ENTRIES);
  return newest.map(({ scheme }) => {
    return {
      path: `/schemes/${scheme.id}`,
      title: textIn(scheme, 'name', language),
      summary: textIn(scheme, 'seo_description', language),
      published: scheme.published_at ?? scheme.createdOn,
      updated: scheme.updated_on,
      author: textIn(scheme, 'department', language),
    };
  });
}

export function blogEntries(catalogue: Catalogue, language: Language): Entry[] {
  return catalogue.blogs.slice(0, MAX_ENTRIES).map((blog) => {
    const texts = blogTextsIn(blog, language);
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

/** Omitted if the text is older than its publication here, because feeds must not publish an entry after its update. */
function publishedTag({ published, updated }: Entry): string {
  return published <= updated ? `<published>${published}</published>` : '';
}

/** @param self path of the feed */
export function atomFeed(names: FeedNames, entries: Entry[], publicUrl: string, language: Language, self: string): string {
  const base = publicUrl + languageBase(language);
  const updated =
    entries
      .map((entry) => entry.updated)
      .sort()
      .at(-1) ?? '2023-01-01T00:00:00.000Z';
  const items = entries.map(
    (entry) => `<entry><id>${xml(base + entry.path)}</id><title>${xml(entry.title)}</title><link href="${xml(base + entry.path)}"/>
${publishedTag(entry)}<updated>${entry.updated}</updated><author><name>${xml(entry.author || 'YojanaPath')}</name></author>
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
