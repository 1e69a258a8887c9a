/** Tags for search engines and link previews. Rendered on the server only and not part of the browser's build. */

import { encodeHtml, inertJson } from '../../contract/html-text.ts';
import { inLanguage, languageBase } from '../../contract/language-address.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../contract/languages.ts';
import type { RenderedPlace } from './rendered-place.ts';
import { structuredData } from './structured-data.ts';

/** Parameters that make a page worth indexing. */
const LASTING = ['category_name', 'page'];

function address(place: RenderedPlace, language: Language): string {
  const search = new URLSearchParams(place.search);
  for (const name of [...search.keys()]) if (!LASTING.includes(name)) search.delete(name);
  return place.publicUrl + inLanguage(language, place.path) + (search.size > 0 ? `?${search}` : '');
}

/** Tags for `<head>`; pages that should not be indexed get only a tag that says so. */
export function discoveryTags(place: RenderedPlace): string {
  const search = new URLSearchParams(place.search);
  const isDraft = place.scheme?.status === 'draft' || place.article?.status === 'draft';
  if (place.status !== 200 || isDraft || !place.isListed) return '<meta name="robots" content="noindex">';
  const own = address(place, place.language);
  const picture = place.article?.picture_url ? place.publicUrl + place.article.picture_url : `${place.publicUrl}/preview.png`;
  const properties: [string, string][] = [
    ['og:site_name', 'YojanaPath'],
    ['og:type', place.article ? 'article' : 'website'],
    ['og:title', place.title],
    ['og:description', place.description],
    ['og:url', own],
    ['og:image', picture],
    ['og:locale', `${place.language}_IN`],
  ];
  return [
    // Search results are endless; the pages they link should be indexed instead.
    search.has('q') ? '<meta name="robots" content="noindex, follow">' : '',
    `<link rel="canonical" href="${encodeHtml(own)}">`,
    ...LANGUAGES.map((language) => `<link rel="alternate" hreflang="${language}" href="${encodeHtml(address(place, language))}">`),
    `<link rel="alternate" hreflang="x-default" href="${encodeHtml(address(place, SOURCE_LANGUAGE))}">`,
    ...properties.map(([property, content]) => `<meta property="${property}" content="${encodeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...['schemes', 'blog'].map(
      (feed) =>
        `<link rel="alternate" type="application/atom+xml" title="YojanaPath: ${feed}" href="${languageBase(place.language)}/feeds/${feed}.xml">`,
    ),
    ...structuredData(place, own).map((data) => `<script type="application/ld+json">${inertJson(data)}</script>`),
  ].join('');
}
