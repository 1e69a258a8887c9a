import { readBlog, relatedBlogs } from '../../../contract/blogs.endpoints.ts';
import { langInput } from '../../lang-input.ts';
import type { Load } from '../../page.ts';

export const loadBlogArticle: Load = async ({ params, language, prefetch }) => {
  const blog = await prefetch(readBlog, { seo_slug: params.slug ?? '', ...langInput(language) });
  if (blog) await prefetch(relatedBlogs, { seo_category: blog.seo_category, id: blog.id, ...langInput(language) });
};
