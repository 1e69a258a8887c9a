/** JSON-LD in the vocabulary of schema.org. */
import { htmlToText } from '../../contract/html-text.ts';
import { languageBase } from '../../contract/language-address.ts';
import type { RenderedPlace } from './rendered-place.ts';

const CONTEXT = 'https://schema.org';

type Data = Record<string, unknown>;

/** @param own the page's address */
export function structuredData(place: RenderedPlace, own: string): Data[] {
  const home = place.publicUrl + (languageBase(place.language) || '/');
  if (place.path === '/') return [website(place, home)];
  const data: Data[] = [breadcrumbs(place, own, home)];
  if (place.scheme) data.push(governmentService(place, own));
  if (place.article) data.push(article(place, own));
  return data;
}

function website(place: RenderedPlace, home: string): Data {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: 'YojanaPath',
    alternateName: 'योजना पथ',
    url: home,
    inLanguage: place.language,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${place.publicUrl}${languageBase(place.language)}/schemes?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function breadcrumbs(place: RenderedPlace, own: string, home: string): Data {
  const { schemeDetail, header } = place.messages;
  const base = place.publicUrl + languageBase(place.language);
  const middle: [string, string][] = place.scheme
    ? [[schemeDetail.schemes, `${base}/schemes`]]
    : place.article
      ? [[header.blogs, `${base}/blog`]]
      : [];
  const steps: [string, string][] = [[schemeDetail.home, home], ...middle, [place.title.split(' | ')[0] ?? place.title, own]];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}

function governmentService(place: RenderedPlace, own: string): Data {
  const scheme = place.scheme as NonNullable<RenderedPlace['scheme']>;
  const areas = scheme.beneficiaryStates.map((name) => ({ '@type': 'State', name }));
  return {
    '@context': CONTEXT,
    '@type': 'GovernmentService',
    name: scheme.schemeName,
    ...(scheme.acronym && { alternateName: scheme.acronym }),
    description: scheme.summary,
    url: own,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': own,
      dateModified: scheme.updatedOn,
      ...(scheme.checkedOn && { lastReviewed: scheme.checkedOn }),
    },
    inLanguage: place.language,
    serviceType: place.messages.categoryNames[scheme.categories[0] ?? ''] ?? scheme.category_name,
    areaServed: areas.length > 0 ? areas : { '@type': 'Country', name: 'India' },
    audience: { '@type': 'Audience', audienceType: htmlToText(scheme.elegiblityCriteria).split('\n').slice(0, 3).join(' ') },
    ...(scheme.department && { provider: { '@type': 'GovernmentOrganization', name: scheme.department } }),
    ...(scheme.url && { availableChannel: { '@type': 'ServiceChannel', serviceUrl: scheme.applyOnline || scheme.url } }),
  };
}

function article(place: RenderedPlace, own: string): Data {
  const blog = place.article as NonNullable<RenderedPlace['article']>;
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: blog.seo_title,
    description: blog.seo_desc,
    url: own,
    mainEntityOfPage: own,
    inLanguage: blog.language,
    image: place.publicUrl + (blog.picture_url || '/preview.png'),
    datePublished: blog.created_on,
    dateModified: blog.updated_on,
    author: { '@type': blog.author ? 'Person' : 'Organization', name: blog.author || 'YojanaPath' },
    publisher: { '@type': 'Organization', name: 'YojanaPath', url: place.publicUrl },
  };
}
