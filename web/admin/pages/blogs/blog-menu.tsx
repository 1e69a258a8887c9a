import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { Link } from 'wouter';
import type { BlogSummary } from '../../../../contract/blogs.endpoints.ts';
import { blogs as words } from '../../../../messages/admin/blogs.ts';
import { EditIcon, ExternalIcon, MoreIcon, TrashIcon } from '../../components/icons.tsx';

type BlogMenuProps = { blog: BlogSummary; onDelete: () => void };

/** What can be done with one blog. */
export function BlogMenu({ blog, onDelete }: BlogMenuProps) {
  const isDoomed = useRef(false);
  // The dialog opens once the menu has given the focus back to its button, so that the focus returns there from the dialog.
  const afterClose = () => {
    if (isDoomed.current) setTimeout(onDelete);
    isDoomed.current = false;
  };
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger aria-label={words.actionsOf(blog.seo_title)} className="icon-button">
        <MoreIcon className="size-6 stroke-4" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          onCloseAutoFocus={afterClose}
          align="end"
          sideOffset={4}
          className="z-30 min-w-40 rounded-lg border border-line bg-white p-1 shadow-lg"
        >
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
          <DropdownMenu.Item
            onSelect={() => {
              isDoomed.current = true;
            }}
            className="menu-item text-brick"
          >
            <TrashIcon /> {words.remove}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
