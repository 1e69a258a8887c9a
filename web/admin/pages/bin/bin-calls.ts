import { listBin } from '../../../../contract/bin.endpoints.ts';
import { listBlogs, readBlog, readBlogForEdit } from '../../../../contract/blogs.endpoints.ts';
import type { Output } from '../../../../contract/endpoint.ts';
import { DOCUMENT_CALLS } from '../../document-calls.ts';
import { SCHEME_CALLS } from '../../scheme-calls.ts';

/** Calls whose cached answers go stale when something is restored from the bin. */
export const BIN_CALLS = {
  scheme: SCHEME_CALLS,
  blog: [listBin, listBlogs, readBlog, readBlogForEdit],
  paper: DOCUMENT_CALLS,
};

export type Entry = Output<typeof listBin>[number];
