import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readBlogForEdit } from '../../../../contract/blogs.endpoints.ts';
import { blogForm as words } from '../../../../messages/admin/blogs.ts';
import { callOptions, useApi } from '../../../data.tsx';
import type { AdminPageProps } from '../../admin-routes.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { LoadingState } from '../../components/states.tsx';
import { toast } from '../../components/toast-store.ts';
import { BlogForm } from './blog-form.tsx';

/** Adds a blog, or edits the one in the address. */
export default function BlogFormPage({ params }: AdminPageProps) {
  const isEditing = params.id !== undefined;
  const id = /^[1-9]\d{0,9}$/.test(params.id ?? '') ? Number(params.id) : 0;
  // Never from memory: a form must begin with what is stored now.
  const query = useQuery({ ...callOptions(useApi(), readBlogForEdit, { id }), enabled: id > 0, staleTime: 0, gcTime: 0 });
  const hasFailed = isEditing && (id === 0 || query.isError);
  useEffect(() => {
    if (hasFailed) toast({ title: words.error, description: words.loadFailed, variant: 'destructive' });
  }, [hasFailed]);
  return (
    <AdminPage title={isEditing ? words.editTitle : words.addTitle}>
      {isEditing && !hasFailed && (!query.data || query.isFetching) ? (
        <LoadingState />
      ) : (
        <BlogForm key={query.data?.version ?? 0} blog={query.data ?? null} isEditing={isEditing} isDisabled={hasFailed} />
      )}
    </AdminPage>
  );
}
