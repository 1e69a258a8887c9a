import { useState } from 'react';
import type { EditedBlog } from '../../../../contract/blogs.endpoints.ts';
import { blogForm as words } from '../../../../messages/admin/blogs.ts';
import { Button } from '../../components/button.tsx';
import { HistoryDialog } from './history-dialog.tsx';

type StoredButtonsProps = { blog: EditedBlog; isDirty: boolean; onReload: () => void };

/** Buttons for a stored blog: its page and its history. */
export function StoredButtons({ blog, isDirty, onReload }: StoredButtonsProps) {
  const [isShowingHistory, setIsShowingHistory] = useState(false);
  return (
    <>
      <a href={`/blog/${encodeURIComponent(blog.seo_slug)}`} target="_blank" rel="noopener" className="button-quiet">
        {words.view}
      </a>
      <Button variant="quiet" onClick={() => setIsShowingHistory(true)}>
        {words.history}
      </Button>
      {isShowingHistory && (
        <HistoryDialog id={blog.id} isDirty={isDirty} onClose={() => setIsShowingHistory(false)} onRestored={onReload} />
      )}
    </>
  );
}
