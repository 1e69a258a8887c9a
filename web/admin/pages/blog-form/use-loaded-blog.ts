import { useEffect, useState } from 'react';
import { type EditedBlog, readBlogForEdit } from '../../../../contract/blogs.endpoints.ts';
import { MAX_ID } from '../../../../contract/limits.ts';
import { useApi } from '../../data.tsx';

/** `round` increases with each reload. */
type Loaded = { blog: EditedBlog; round: number };

/**
 * A blog as it is stored now. Not cached: a form starts from the stored version, and Refresh must not replace what is being typed. Only
 * `reload` does.
 * @param text the id in the address; undefined for a new blog
 */
export function useLoadedBlog(text: string | undefined) {
  const api = useApi();
  const number = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  const id = number >= 1 && number <= MAX_ID ? number : null;
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setHasFailed] = useState(text !== undefined && id === null);
  useEffect(() => {
    if (id === null) return;
    const leaving = new AbortController();
    api(readBlogForEdit, { id }, { signal: leaving.signal }).then(
      (blog) => setLoaded({ blog, round }),
      () => !leaving.signal.aborted && setHasFailed(true),
    );
    return () => leaving.abort();
  }, [api, id, round]);
  return { loaded, hasFailed, reload: () => setRound((before) => before + 1) };
}
