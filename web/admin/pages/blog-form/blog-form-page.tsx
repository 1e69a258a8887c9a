import { useEffect } from 'react';
import { blogForm as words } from '../../../../messages/admin/blogs.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { AdminPage, type ScreenProps } from '../../components/admin-page.tsx';
import { Spinner } from '../../components/icons.tsx';
import { toast } from '../../toast.ts';
import { BlogForm } from './blog-form.tsx';
import { useLoadedBlog } from './use-loaded-blog.ts';

/** Adds a blog or edits the one in the address. */
export default function BlogFormPage({ params }: ScreenProps) {
  const isEditing = params.id !== undefined;
  const { loaded, hasFailed, reload } = useLoadedBlog(params.id);
  useEffect(() => {
    if (hasFailed) toast({ title: words.error, description: words.loadFailed, variant: 'destructive' });
  }, [hasFailed]);
  const isLoading = isEditing && !loaded && !hasFailed;
  return (
    <AdminPage title={isEditing ? words.editTitle : words.addTitle} subject={loaded?.blog.seo_title} actions={isLoading && <Loading />}>
      <BlogForm key={loaded?.round} blog={loaded?.blog ?? null} isEditing={isEditing} isDisabled={isEditing && !loaded} onReload={reload} />
    </AdminPage>
  );
}

/** Beside the heading, so that the layout does not shift when the blog arrives. */
function Loading() {
  return (
    <p role="status" className="flex items-center gap-2 text-muted">
      <Spinner className="size-5" /> {controls.loading}
    </p>
  );
}
