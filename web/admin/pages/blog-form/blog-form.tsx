import { Tabs } from 'radix-ui';
import { type FormEvent, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { createBlog, DRAFT, type EditedBlog, PUBLISHED, readBlogForEdit, updateBlog } from '../../../../contract/blogs.endpoints.ts';
import { isEmptyHtml } from '../../../../contract/html-text.ts';
import { blogForm as words } from '../../../../messages/admin/blogs.ts';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { toast } from '../../components/toast-store.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { DraftOffer, useDraft } from '../../components/use-draft.tsx';
import { failureText, useWrite } from '../../use-write.ts';
import { BLOG_CALLS } from '../blogs/blog-calls.ts';
import { type BlogValues, blogInput, isSame, NO_VALUES, type PictureChange, valuesOf } from './blog-values.ts';
import { CategoryField } from './category-field.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ContentField } from './content-field.tsx';
import { FormButtons } from './form-buttons.tsx';
import { PictureField } from './picture-field.tsx';

type BlogFormProps = {
  /** Null for a new one, or while it could not be loaded. */
  blog: EditedBlog | null;
  isEditing: boolean;
  isDisabled: boolean;
  /** Begins again from what is stored. */
  onReload: () => void;
};

/** The form's own call is not among them: fetched anew it would replace the form before the form has said that it is saved. */
const OTHER_CALLS = BLOG_CALLS.filter((call) => call !== readBlogForEdit);

type Language = 'en' | 'hi';
/** Milliseconds. */
const SUCCESS_DURATION = 3000;
const TAB =
  'min-h-11 cursor-pointer rounded-t-lg border-b-4 border-transparent px-5 font-semibold data-[state=active]:border-marigold data-[state=active]:bg-white';

export function BlogForm({ blog, isEditing, isDisabled, onReload }: BlogFormProps) {
  const [, navigate] = useLocation();
  const stored = useMemo(() => (blog ? valuesOf(blog) : NO_VALUES), [blog]);
  const [values, setValues] = useState(stored);
  const [picture, setPicture] = useState<PictureChange>(null);
  const [version, setVersion] = useState(blog?.version);
  const [tab, setTab] = useState<Language>('en');
  const [conflicting, setConflicting] = useState<1 | 2 | null>(null);
  const isDirty = !isDisabled && (picture !== null || !isSame(values, stored));
  const liftGuard = useUnsavedGuard(isDirty);
  const kept = useMemo(() => ({ values, version }), [values, version]);
  const draft = useDraft(`blog:${blog?.id ?? (isEditing ? 'missing' : 'new')}`, kept, isDirty && !isSame(values, stored));
  const add = useWrite(createBlog, { changes: OTHER_CALLS });
  const update = useWrite(updateBlog, { changes: OTHER_CALLS });
  const isSaving = add.isPending || update.isPending;
  const isLocked = isSaving || isDisabled;
  const set = (name: keyof BlogValues) => (value: string) => setValues((before) => ({ ...before, [name]: value }));
  const field = (name: keyof BlogValues) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => set(name)(event.target.value),
  });

  const restoreDraft = () => {
    if (!draft.found) return;
    setValues({ ...NO_VALUES, ...draft.found.value.values });
    // With the version it was made from, a save tells when someone else has saved since.
    if (blog) setVersion(draft.found.value.version ?? blog.version);
    draft.forget();
  };

  const save = async (isActive: 1 | 2, baseVersion = version) => {
    if (isEmptyHtml(values.content) && !values.content.includes('<img')) {
      setTab('en');
      toast({ title: words.error, description: words.contentRequired, variant: 'destructive' });
      return;
    }
    const input = blogInput(values, picture, isActive);
    try {
      if (blog) await update.mutateAsync({ ...input, id: blog.id, version: baseVersion });
      else await add.mutateAsync(input);
    } catch (error) {
      if (error instanceof Error && 'status' in error && error.status === 409) return setConflicting(isActive);
      const description = failureText(error as Error, words.saveFailed);
      toast({ title: words.error, description, variant: 'destructive' });
      return;
    }
    liftGuard();
    draft.forget();
    toast({
      title: blog ? words.updated : words.created,
      description: blog ? words.updatedText : words.createdText,
      duration: SUCCESS_DURATION,
    });
    navigate('/admin/blogs');
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void save(submitter?.getAttribute('value') === 'draft' ? DRAFT : PUBLISHED);
  };

  return (
    <>
      <DraftOffer draft={draft.found} onRestore={restoreDraft} onDiscard={draft.forget} />
      <form onSubmit={submit}>
        <fieldset disabled={isLocked} className="flex flex-col gap-6">
          <div className="grid gap-5 sm:grid-cols-2">
            <div className="sm:col-span-2">
              <TextField label={words.seoTitle} isRequired required {...field('seo_title')} />
            </div>
            <CategoryField value={values.seo_category} onChange={set('seo_category')} isDisabled={isLocked} />
            <TextField label={words.author} {...field('author')} />
            <div className="sm:col-span-2">
              <TextField label={words.keywords} hint={words.keywordsHint} {...field('seo_keywords')} />
            </div>
            <div className="sm:col-span-2">
              <PictureField stored={blog?.picture_url ?? ''} change={picture} onChange={setPicture} />
            </div>
          </div>
          <Tabs.Root value={tab} onValueChange={(next) => setTab(next as Language)}>
            <Tabs.List aria-label={words.languages} className="flex border-b border-line">
              <Tabs.Trigger value="en" className={TAB}>
                {words.english}
              </Tabs.Trigger>
              <Tabs.Trigger value="hi" className={TAB}>
                {words.hindi}
              </Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="en" forceMount hidden={tab !== 'en'} className="flex flex-col gap-5 pt-5">
              <TextAreaField label={words.description} rows={3} {...field('seo_description')} />
              <ContentField label={words.content} isRequired value={values.content} onChange={set('content')} disabled={isLocked} />
            </Tabs.Content>
            <Tabs.Content value="hi" forceMount hidden={tab !== 'hi'} className="flex flex-col gap-5 pt-5" lang="hi">
              <p lang="en" className="text-muted">
                {words.hindiHint}
              </p>
              <TextField label={words.hindiTitle} {...field('hindi_title')} />
              <TextAreaField label={words.hindiDescription} rows={3} {...field('hindi_description')} />
              <ContentField label={words.hindiContent} value={values.hindi_content} onChange={set('hindi_content')} disabled={isLocked} />
            </Tabs.Content>
          </Tabs.Root>
          <FormButtons blog={blog} isEditing={isEditing} isSaving={isSaving} isDirty={isDirty} />
        </fieldset>
      </form>
      {blog && conflicting && (
        <ConflictDialog
          id={blog.id}
          mine={values}
          onClose={() => setConflicting(null)}
          onKeepMine={(theirVersion) => {
            setConflicting(null);
            setVersion(theirVersion);
            void save(conflicting, theirVersion);
          }}
          onTakeTheirs={() => {
            setConflicting(null);
            liftGuard();
            draft.forget();
            onReload();
          }}
        />
      )}
    </>
  );
}
