import { DropdownMenu } from 'radix-ui';
import { Link } from 'wouter';
import type { BlogSummary } from '../../../../contract/blogs.endpoints.ts';
import { blogs as words } from '../../../../messages/admin/blogs.ts';
import { EditIcon, ExternalIcon, MoreIcon, TrashIcon } from '../../components/icons.tsx';

type BlogMenuProps = { blog: BlogSummary; onDelete: () => void };

/** What can be done with one blog. */
export function BlogMenu({ blog, onDelete }: BlogMenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger aria-label={words.actionsOf(blog.seo_title)} className="icon-button">
        <MoreIcon />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={4} className="z-30 min-w-40 rounded-lg border border-line bg-white p-1 shadow-lg">
          <DropdownMenu.Item asChild>
            <a href={`/blog/${encodeURIComponent(blog.seo_slug)}`} className="menu-item">
              <ExternalIcon /> {words.view}
            </a>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <Link href={`/admin/blog/${blog.id}`} className="menu-item">
              <EditIcon /> {words.edit}
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={onDelete} className="menu-item text-brick">
            <TrashIcon /> {words.remove}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
