import { listBlogs } from '../../../contract/blogs.endpoints.ts';
import type { Load } from '../../page.ts';
import { blogListInput } from './blog-list-query.ts';

export const loadBlogList: Load = ({ search, language, prefetch }) => prefetch(listBlogs, blogListInput(search, language));
