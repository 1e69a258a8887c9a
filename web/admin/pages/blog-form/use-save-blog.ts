import { createBlog, type EditedBlog, readBlogForEdit, updateBlog } from '../../../../contract/blogs.endpoints.ts';
import { ApiError, type Input } from '../../../../contract/endpoint.ts';
import { blogForm as words } from '../../../../messages/admin/blogs.ts';
import { BLOG_CALLS } from '../../blog-calls.ts';
import { useApi } from '../../data.tsx';
import { withReasonAndText } from '../../outage.ts';
import { toast } from '../../toast.ts';
import { useWrite } from '../../use-write.ts';

/** Milliseconds. */
const SUCCESS_DURATION = 3000;

type Outcome = { onSaved: (saved: EditedBlog) => void; onConflict: (stored: EditedBlog) => void };

/** The `message` of the server's JSON, else the specified sentence; a proxy's text would not help. */
export function saveFailure(error: unknown): string {
  return (error instanceof ApiError && error.messageField) || words.saveFailed;
}

/**
 * Saves the form: a new blog by POST, a stored one by PUT.
 * @param key makes the idempotency key
 */
export function useSaveBlog(id: number | undefined, key: () => string) {
  const api = useApi();
  const add = useWrite(createBlog, { changes: BLOG_CALLS, key });
  const update = useWrite(updateBlog, { changes: BLOG_CALLS, key });

  const save = async (input: Input<typeof createBlog>, version: number | undefined, { onSaved, onConflict }: Outcome) => {
    let saved: EditedBlog;
    try {
      const answer = id === undefined ? await add.mutateAsync(input) : await update.mutateAsync({ ...input, id, version });
      saved = answer.blog;
    } catch (error) {
      if (id !== undefined && error instanceof ApiError && error.status === 409) {
        const stored = await api(readBlogForEdit, { id }).catch(() => null);
        if (stored) return onConflict(stored);
      }
      toast({ title: words.error, description: withReasonAndText(saveFailure(error), error), variant: 'destructive' });
      return;
    }
    const [title, description] = id === undefined ? [words.created, words.createdText] : [words.updated, words.updatedText];
    toast({ title, description, duration: SUCCESS_DURATION });
    onSaved(saved);
  };
  return { save, isSaving: add.isPending || update.isPending };
}
