import { useState } from 'react';
import { Link } from 'wouter';
import { type BlogSummary, listBlogs } from '../../../../contract/blogs.endpoints.ts';
import { blogs as words } from '../../../../messages/admin/blogs.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { PlusIcon } from '../../components/icons.tsx';
import { Pager } from '../../components/pager.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { Select } from '../../components/select.tsx';
import { EmptyState, QueryStates } from '../../components/states.tsx';
import { useData } from '../../data.tsx';
import { blogListQuery, PAGE_SIZES } from './blog-list-query.ts';
import { BlogsTable } from './blogs-table.tsx';
import { DeleteBlogDialog } from './delete-blog-dialog.tsx';

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

/** All blogs, including drafts. */
export default function BlogsPage() {
  const [{ page, size, q }, change] = blogListQuery.use();
  const query = useData(listBlogs, { page, limit: size, status: 'all', ...(q && { q }) });
  const [doomed, setDoomed] = useState<BlogSummary | null>(null);
  const onDeleted = () => {
    // After the last row of a page is deleted, that page no longer exists.
    if (query.data?.items.length === 1 && page > 1) change({ page: page - 1 });
  };
  return (
    <AdminPage
      title={words.title}
      actions={
        <Link href="/admin/blog" className="button-primary">
          <PlusIcon /> {words.add}
        </Link>
      }
    >
      <div className="mb-4 grid gap-4 sm:grid-cols-[1fr_12rem]">
        <SearchField label={words.search} value={q} onSearch={(text) => change({ q: text })} />
        <Select
          label={words.pageSize}
          value={String(size)}
          options={SIZES}
          onChange={(value) => change({ size: PAGE_SIZES.find((one) => String(one) === value) ?? size })}
        />
      </div>
      <QueryStates query={query} errorText={words.fetchFailed}>
        {({ items, totalItems, totalPages }) => (
          <>
            {items.length > 0 ? <BlogsTable blogs={items} onDelete={setDoomed} /> : <EmptyState text={words.empty} />}
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
              <p role="status" className="text-muted">
                {items.length > 0
                  ? words.showing((page - 1) * size + 1, (page - 1) * size + items.length, totalItems)
                  : words.showing(0, 0, totalItems)}
              </p>
              <Pager page={page} pages={totalPages} onPage={(next) => change({ page: next })} />
            </div>
          </>
        )}
      </QueryStates>
      {doomed && <DeleteBlogDialog blog={doomed} onClose={() => setDoomed(null)} onDeleted={onDeleted} />}
    </AdminPage>
  );
}
