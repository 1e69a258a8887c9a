import { listBin } from '../../contract/bin.endpoints.ts';
import { listBlogHistory, listBlogs, readBlog, relatedBlogs } from '../../contract/blogs.endpoints.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { readOldNumbers } from '../../contract/old-numbers.endpoints.ts';

/** Calls whose cached answers go stale when a blog is written. */
export const BLOG_CALLS: Endpoint[] = [listBlogs, readBlog, relatedBlogs, listBlogHistory, listBin, readOldNumbers];
