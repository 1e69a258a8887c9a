import { listBin } from '../../../../contract/bin.endpoints.ts';
import { listBlogHistory, listBlogs, readBlog, readBlogForEdit, relatedBlogs } from '../../../../contract/blogs.endpoints.ts';
import type { Endpoint } from '../../../../contract/endpoint.ts';

/** Every call whose answer a write to a blog makes untrue. */
export const BLOG_CALLS: Endpoint[] = [listBlogs, readBlog, readBlogForEdit, relatedBlogs, listBlogHistory, listBin];
