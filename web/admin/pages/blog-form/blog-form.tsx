import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { DRAFT, type EditedBlog, PUBLISHED } from '../../../../contract/blogs.endpoints.ts';
import { type Language, SOURCE_LANGUAGE } from '../../../../contract/languages.ts';
import { blogForm as words } from '../../../../messages/admin/blogs.ts';
import { TOAST_DURATION_MS } from '../../../components/toast-store.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { DraftOffer } from '../../components/record-form/draft-offer.tsx';
import { FormConflict } from '../../components/record-form/form-conflict.tsx';
import { focusField, ProblemSummary, ProblemsProvider } from '../../components/record-form/problems.tsx';
import { PublishBar } from '../../components/record-form/publish-bar.tsx';
import { type SaveKind, usePublishing } from '../../components/record-form/use-publishing.tsx';
import { type Base, useRecordForm } from '../../components/record-form/use-record-form.ts';
import { useWantedField } from '../../components/record-form/use-wanted-field.ts';
import { useReturnAddress } from '../../components/return-address.ts';
import { toast } from '../../toast.ts';
import { blogChecks, blogProblems, isNeededByDraft, languageOfField } from './blog-problems.ts';
import { type BlogValues, blogInput, FIELD_NAMES, NO_VALUES, type PictureChange, valuesOf } from './blog-values.ts';
import { CategoryField } from './category-field.tsx';
import { PictureField } from './picture-field.tsx';
import { StoredButtons } from './stored-buttons.tsx';
import { TextTabs } from './text-tabs.tsx';
import { useSaveBlog } from './use-save-blog.ts';

type BlogFormProps = {
  /** Null for a new one, or if it could not be loaded. */
  blog: EditedBlog | null;
  isEditing: boolean;
  isDisabled: boolean;
  /** Starts over from the stored version. */
  onReload: () => void;
};

const baseOf = (blog: EditedBlog | null): Base<BlogValues> => ({ values: blog ? valuesOf(blog) : NO_VALUES, version: blog?.version });

const labelOf = (name: string) => FIELD_NAMES[name as keyof BlogValues] ?? name;

export function BlogForm({ blog: opened, isEditing, isDisabled, onReload }: BlogFormProps) {
  const [, navigate] = useLocation();
  const list = useReturnAddress('/admin/blogs');
  /** The stored version; saving and staying replaces it. */
  const [blog, setBlog] = useState(opened);
  const [picture, setPicture] = useState<PictureChange>(null);
  const [tab, setTab] = useState<Language>(SOURCE_LANGUAGE);
  const form = useRecordForm<BlogValues, Base<BlogValues>>({
    record: `blog:${blog?.id ?? 'new'}`,
    loaded: baseOf(blog),
    isMoreDirty: picture !== null,
    check: blogProblems,
  });
  const { base, values, set } = form;
  const { save, isSaving } = useSaveBlog(blog?.id, form.beginSave);
  const isLocked = isSaving || isDisabled;
  const checks = blogChecks(values);
  const status = blog?.status ?? 'new';

  const field = (name: keyof BlogValues) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const openTab = (name: string) => setTab(languageOfField(name));
  const goTo = (name: string) => {
    flushSync(() => openTab(name));
    focusField(name);
  };
  useWantedField(goTo);
  const mayBeSent = (kind: SaveKind) => {
    const found = form.findProblems(kind === 'draft' ? isNeededByDraft : undefined);
    if (!found) return true;
    const [name = ''] = Object.keys(found);
    const sentence = words.isRequired(labelOf(name));
    openTab(name);
    // The summary above the form stays, so this toast may close.
    toast({ title: words.error, description: sentence, variant: 'destructive', duration: TOAST_DURATION_MS });
    return false;
  };
  const send = (kind: SaveKind, stays: boolean) => {
    const onSaved = (saved: EditedBlog) => {
      if (!stays) {
        form.saved();
        navigate(list);
      } else if (blog) {
        setBlog(saved);
        setPicture(null);
        form.saved({ values, version: saved.version });
      } else {
        form.saved();
        navigate(`/admin/blog/${saved.id}`, { replace: true, state: history.state });
      }
    };
    const input = blogInput(values, picture, kind === 'draft' ? DRAFT : PUBLISHED);
    void save(input, base.version, { onSaved, onConflict: (stored) => form.conflict(baseOf(stored)) });
  };
  /** The browser's native validation message would point at a hidden select. */
  const tellOfCategory = (event: FormEvent<HTMLFormElement>) => {
    if (!(event.target instanceof HTMLSelectElement)) return;
    event.preventDefault();
    if (event.currentTarget.querySelector('input:invalid, select:invalid') === event.target) form.findProblems();
  };
  const { formProps, question } = usePublishing({
    status,
    name: values.seo_title,
    checks,
    // Everything an article needs is required; the rest is optional.
    asksWhenIncomplete: false,
    mayBeSent,
    onGoTo: goTo,
    save: send,
  });

  return (
    <ProblemsProvider value={form.problems}>
      <DraftOffer drafts={form.drafts.found} onRestore={form.restore} onDiscard={form.discard} />
      <ProblemSummary problems={form.problems} attempt={form.attempt} labelOf={labelOf} onGoTo={goTo} />
      <form {...formProps} onInvalidCapture={tellOfCategory}>
        <fieldset disabled={isLocked} className="flex min-w-0 flex-col gap-6">
          <div className="grid gap-5 sm:grid-cols-2">
            <div className="sm:col-span-2">
              <TextField label={words.seoTitle} isRequired required {...field('seo_title')} />
            </div>
            <CategoryField value={values.seo_category} onChange={(id) => set({ seo_category: id })} isDisabled={isLocked} />
            <TextField label={words.author} {...field('author')} />
            <div className="sm:col-span-2">
              <TextField label={words.keywords} hint={words.keywordsHint} {...field('seo_keywords')} />
            </div>
            <div className="sm:col-span-2">
              <PictureField stored={blog?.picture_url ?? ''} change={picture} onChange={setPicture} />
            </div>
          </div>
          <TextTabs tab={tab} onTab={setTab} values={values} onChange={(name, value) => set({ [name]: value })} isLocked={isLocked} />
          <PublishBar
            status={status}
            label={isEditing ? words.updateBlog : words.addBlog}
            isPending={isSaving}
            pendingLabel={words.saving}
            checks={checks}
            onGoTo={goTo}
            draftLeaves
            form={form}
          >
            <Button variant="quiet" onClick={() => navigate(list)}>
              {words.cancel}
            </Button>
            {blog && <StoredButtons blog={blog} isDirty={form.isDirty} onReload={onReload} />}
          </PublishBar>
        </fieldset>
      </form>
      {question}
      <FormConflict form={form} names={FIELD_NAMES} />
    </ProblemsProvider>
  );
}
