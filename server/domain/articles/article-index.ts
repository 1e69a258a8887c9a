/**
 * Searches published articles with the index of schemes. Articles answer questions about problems instead of schemes (payments that
 * stopped, a returned form, a false agent). Only clear matches are shown.
 */

import { htmlToText } from '../../../contract/html-text.ts';
import type { Language } from '../../../contract/languages.ts';
import type { ArticleLink } from '../../../contract/schemes.endpoints.ts';
import type { Lexicon } from '../search/lexicon/lexicon.ts';
import { RecordIndex } from '../search/record-index.ts';
import type { Steps } from '../search/steps.ts';
import { tokenise } from '../search/words/tokenise.ts';
import { type BlogRecord, blogTextsIn } from './blog-record.ts';

const MAX = 3;
/** Below the least score an article only mentions the words. Any value from 0.3 to 0.5 passes article-index.test.ts. */
const CLEAR = { least: 0.45, leastOfBest: 0.6, proven: true };

export class ArticleIndex {
  readonly #blogs: readonly BlogRecord[];
  readonly #lexicon: Lexicon;
  readonly #index: RecordIndex<BlogRecord>;

  private constructor(blogs: readonly BlogRecord[], lexicon: Lexicon, index: RecordIndex<BlogRecord>) {
    this.#blogs = blogs;
    this.#lexicon = lexicon;
    this.#index = index;
  }

  static *of(blogs: readonly BlogRecord[], lexicon: Lexicon): Steps<ArticleIndex> {
    return new ArticleIndex(blogs, lexicon, yield* RecordIndex.of(blogs, textOf, lexicon));
  }

  /** Builds an index of other articles with the same lexicon. */
  withBlogs(blogs: readonly BlogRecord[]): Steps<ArticleIndex> {
    return ArticleIndex.of(blogs, this.#lexicon);
  }

  /** The first article whose title contains the typed prefix, if that has more than one word. */
  begun(prefix: string, language: Language): ArticleLink | undefined {
    const typed = tokenise(prefix);
    if (typed.length < 2) return undefined;
    const titles = (blog: BlogRecord) => [blog.seo_title, ...Object.values(blog.translations).map((texts) => texts.seo_title)];
    const found = this.#blogs.find((blog) => titles(blog).some((title) => isBegun(title, typed)));
    return found && linkTo(found, language);
  }

  /** At most three, best first, translated if possible. */
  find(words: string, language: Language): ArticleLink[] {
    const found = this.#index.find(words, CLEAR).slice(0, MAX);
    return found.map((blog) => linkTo(blog, language));
  }
}

/** Whether the title contains all words, the last of which may be incomplete. */
function isBegun(title: string, typed: readonly string[]): boolean {
  const words = tokenise(title);
  const [last = '', ...before] = typed.toReversed();
  return before.every((word) => words.includes(word)) && words.some((word) => word.startsWith(last));
}

function linkTo(blog: BlogRecord, language: Language): ArticleLink {
  const texts = blogTextsIn(blog, language);
  return { seo_slug: blog.seo_slug, seo_title: texts.seo_title, seo_desc: texts.seo_desc, language: texts.language };
}

function textOf({ id, translations: byLanguage, ...blog }: BlogRecord) {
  const translations = Object.values(byLanguage);
  return {
    id,
    slug: blog.seo_slug,
    name: blog.seo_title,
    names: translations.map((texts) => texts.seo_title),
    summary: blog.seo_desc,
    description: htmlToText(blog.content),
    texts: translations.flatMap((texts) => [texts.seo_desc, htmlToText(texts.content)]),
    keywords: blog.seo_keywords
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    updatedOn: blog.updated_on,
  };
}
