import { type BlogSummary, deleteBlog, restoreBlog } from '../../../../contract/blogs.endpoints.ts';
import { blogs as words } from '../../../../messages/admin/blogs.ts';
import { BLOG_CALLS } from '../../blog-calls.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useDeletion } from '../../use-deletion.ts';

type DeleteBlogDialogProps = { blog: BlogSummary; onClose: () => void; onDeleted: () => void };

/** Confirms, moves the blog to the bin, and offers undo. */
export function DeleteBlogDialog({ blog, onClose, onDeleted }: DeleteBlogDialogProps) {
  const { confirm } = useDeletion({
    remove: deleteBlog,
    restore: restoreBlog,
    changes: BLOG_CALLS,
    record: { id: blog.id },
    words: { ...words.deletion, restored: words.deletion.restored(blog.seo_title) },
    // The specification has fixed sentences here, whatever the server says.
    failure: (_, sentence) => sentence,
    onDeleted,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      description={words.removeText(blog.seo_title)}
      confirmLabel={words.remove}
      onConfirm={confirm}
    />
  );
}
