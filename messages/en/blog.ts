/** Sentences of the list of articles and of one article. */
import { titles } from './common.ts';

const list = {
  title: titles.blog,
  heading: 'Guides and news on government schemes',
  intro: 'Plain articles that help you choose a scheme, collect the papers and apply without a middleman.',
  description: 'Articles in plain words on government schemes: who can get what, which papers to keep ready, and how to apply.',
  onPage: (page: number) => `Blog - Page ${page}`,
  /** Fixed on cards, as specified; the article has the calculated time. */
  readTime: '1 Min Read',
  readArticle: 'Read Article',
  empty: 'No blogs found',
  failed: 'Failed to fetch blogs',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
};

const article = {
  breadcrumbs: 'You are here',
  home: 'Home',
  blog: 'Blog',
  back: 'Back to Blogs',
  updated: 'Updated',
  readTime: (minutes: number) => `${minutes} Min Read`,
  by: (author: string) => `By ${author}`,
  unknownCategory: 'Unknown',
  asides: 'More to read and do',
  schemes: 'Schemes in this article',
  request: 'Scheme Request',
  requestText: 'Is a scheme you need missing here? Tell us, and we will look for it.',
  requestButton: 'Request New Scheme',
  related: 'Related Articles',
  categories: 'Categories',
  englishOnly: 'This article is not yet translated. The text is in English.',
  textInEnglish: 'The translation of this article is not complete. The text below is in English.',
  draft: 'Draft',
  draftText: 'Only staff can see this article. It looks like this when it is published.',
  notFound: 'Article Not Found',
  notFoundText: 'This article does not exist, or it is no longer published.',
  goBack: 'Go Back',
  failed: 'The article could not be loaded',
};

export const blog = { list, article };
