import { type BlogSummary, deleteBlog, restoreBlog } from '../../../../contract/blogs.endpoints.ts';
import { blogs as words } from '../../../../messages/admin/blogs.ts';
import { BLOG_CALLS } from '../../blog-calls.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { toast } from '../../toast.ts';
import { useWrite } from '../../use-write.ts';

type DeleteBlogDialogProps = { blog: BlogSummary; onClose: () => void; onDeleted: () => void };

/** Asks, puts the blog into the bin, and offers to take it back. */
export function DeleteBlogDialog({ blog, onClose, onDeleted }: DeleteBlogDialogProps) {
  const remove = useWrite(deleteBlog, { changes: BLOG_CALLS });
  const restore = useWrite(restoreBlog, { changes: BLOG_CALLS });
  const undo = () =>
    void restore.mutateAsync({ id: blog.id }).then(
      () => toast({ title: words.restored, description: words.restoredText(blog.seo_title) }),
      () => toast({ title: words.error, description: words.restoreFailed, variant: 'destructive' }),
    );
  const confirm = () =>
    remove.mutateAsync({ id: blog.id }).then(
      () => {
        toast({ title: words.deleted, description: words.deletedText, action: { label: words.undo, onClick: undo } });
        onDeleted();
      },
      () => void toast({ title: words.error, description: words.deleteFailed, variant: 'destructive' }),
    );
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
