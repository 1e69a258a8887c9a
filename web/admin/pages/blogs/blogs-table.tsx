import { useMemo } from 'react';
import { type BlogSummary, PUBLISHED } from '../../../../contract/blogs.endpoints.ts';
import { blogs as words } from '../../../../messages/admin/blogs.ts';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { DateText } from '../../components/date-text.tsx';
import { RecordLink } from '../../components/record-link.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { CategoryName } from './category-name.tsx';

type BlogsTableProps = { blogs: BlogSummary[]; onDelete: (blog: BlogSummary) => void };

const idOf = (blog: BlogSummary) => String(blog.id);

export function BlogsTable({ blogs, onDelete }: BlogsTableProps) {
  const columns = useMemo<Column<BlogSummary>[]>(
    () => [
      {
        id: 'name',
        header: words.name,
        cell: (blog) => (
          <span className="wrap-anywhere">
            <RecordLink href={`/admin/blog/${blog.id}`}>{blog.seo_title}</RecordLink>
          </span>
        ),
      },
      { id: 'category', header: words.category, cell: (blog) => <CategoryName id={blog.seo_category} /> },
      { id: 'status', header: words.status, cell: (blog) => <StatusBadge isActive={blog.isActive} /> },
      {
        id: 'author',
        header: words.author,
        cell: (blog) => <span className="wrap-anywhere">{blog.author || <span className="text-muted">{words.noAuthor}</span>}</span>,
      },
      { id: 'created', header: words.createdOn, cell: (blog) => <DateText iso={blog.created_on} /> },
      {
        id: 'actions',
        header: words.actions,
        cell: (blog) => (
          <RowMenu
            subject={blog.seo_title}
            viewHref={`/blog/${encodeURIComponent(blog.seo_slug)}`}
            editHref={`/admin/blog/${blog.id}`}
            onDelete={() => onDelete(blog)}
          />
        ),
      },
    ],
    [onDelete],
  );
  return (
    <div className="card p-2 sm:p-4">
      <DataTable caption={words.caption} columns={columns} rows={blogs} rowId={idOf} />
    </div>
  );
}

/** Green for published, blue for drafts. */
function StatusBadge({ isActive }: Pick<BlogSummary, 'isActive'>) {
  const look = isActive === PUBLISHED ? 'bg-green-100 text-green-900' : 'bg-blue-100 text-blue-900';
  return <span className={`badge ${look}`}>{isActive === PUBLISHED ? words.published : words.draft}</span>;
}
