import { listBin } from '../../../../contract/bin.endpoints.ts';
import { listBlogHistory, listBlogs, readBlog, readBlogForEdit, relatedBlogs } from '../../../../contract/blogs.endpoints.ts';

/** Every call whose answer a write to a blog makes untrue. */
export const BLOG_CALLS = [listBlogs, readBlog, readBlogForEdit, relatedBlogs, listBlogHistory, listBin];
