import { useState } from 'react';
import { useLocation } from 'wouter';
import type { EditedBlog } from '../../../../contract/blogs.endpoints.ts';
import { blogForm as words } from '../../../../messages/admin/blogs.ts';
import { Button } from '../../components/button.tsx';
import { HistoryDialog } from './history-dialog.tsx';

type FormButtonsProps = { blog: EditedBlog | null; isEditing: boolean; isSaving: boolean; isDirty: boolean; onReload: () => void };

/** Publish, keep as a draft, or leave; for a stored blog also its page and its history. */
export function FormButtons({ blog, isEditing, isSaving, isDirty, onReload }: FormButtonsProps) {
  const [, navigate] = useLocation();
  const [isShowingHistory, setIsShowingHistory] = useState(false);
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5">
      <Button type="submit" value="publish" isPending={isSaving} pendingLabel={words.saving}>
        {isEditing ? words.updateBlog : words.addBlog}
      </Button>
      <Button type="submit" value="draft" variant="secondary" isPending={isSaving} pendingLabel={words.saving}>
        {words.saveDraft}
      </Button>
      <Button variant="quiet" onClick={() => navigate('/admin/blogs')}>
        {words.cancel}
      </Button>
      {blog && (
        <span className="flex flex-wrap gap-3 sm:ml-auto">
          <a href={`/blog/${encodeURIComponent(blog.seo_slug)}`} target="_blank" rel="noopener" className="button-quiet">
            {words.view}
          </a>
          <Button variant="quiet" onClick={() => setIsShowingHistory(true)}>
            {words.history}
          </Button>
        </span>
      )}
      {blog && isShowingHistory && (
        <HistoryDialog id={blog.id} isDirty={isDirty} onClose={() => setIsShowingHistory(false)} onRestored={onReload} />
      )}
    </div>
  );
}
