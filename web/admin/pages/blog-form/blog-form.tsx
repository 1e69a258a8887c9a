import { type FormEvent, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { DRAFT, type EditedBlog, PUBLISHED } from '../../../../contract/blogs.endpoints.ts';
import { isEmptyHtml } from '../../../../contract/html-text.ts';
import { blogForm as words } from '../../../../messages/admin/blogs.ts';
import { ConflictDialog } from '../../components/conflict-dialog.tsx';
import { TextField } from '../../components/field.tsx';
import { toast } from '../../components/toast-store.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { DraftOffer, useDraft } from '../../components/use-draft.tsx';
import { type BlogValues, blogInput, FIELD_NAMES, isSame, NO_VALUES, type PictureChange, valuesOf } from './blog-values.ts';
import { CategoryField } from './category-field.tsx';
import { FormButtons } from './form-buttons.tsx';
import { PictureField } from './picture-field.tsx';
import { type TextTab, TextTabs } from './text-tabs.tsx';
import { useSaveBlog } from './use-save-blog.ts';

type BlogFormProps = {
  /** Null for a new one, or while it could not be loaded. */
  blog: EditedBlog | null;
  isEditing: boolean;
  isDisabled: boolean;
  /** Begins anew with what is stored. */
  onReload: () => void;
};

/** What the typing started from. */
type Base = { values: BlogValues; version: number | undefined };

export function BlogForm({ blog, isEditing, isDisabled, onReload }: BlogFormProps) {
  const [, navigate] = useLocation();
  const [base, setBase] = useState<Base>(() => ({ values: blog ? valuesOf(blog) : NO_VALUES, version: blog?.version }));
  const [values, setValues] = useState(base.values);
  const [picture, setPicture] = useState<PictureChange>(null);
  const [tab, setTab] = useState<TextTab>('en');
  /** What someone else has stored meanwhile. */
  const [other, setOther] = useState<EditedBlog | null>(null);
  const hasTyped = !isDisabled && !isSame(values, base.values);
  const isDirty = hasTyped || picture !== null;
  const liftGuard = useUnsavedGuard(isDirty);
  const kept = useMemo(() => ({ values, base }), [values, base]);
  const draft = useDraft(`blog:${blog?.id ?? (isEditing ? 'missing' : 'new')}`, kept, hasTyped);
  const { save, isSaving } = useSaveBlog(blog?.id);
  const isLocked = isSaving || isDisabled;

  const change = (name: keyof BlogValues, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const field = (name: keyof BlogValues) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });

  const restoreDraft = () => {
    if (!draft.found) return;
    setValues(draft.found.value.values);
    // With what it was made from, a save tells when someone else has saved since.
    setBase(draft.found.value.base);
    draft.forget();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (isEmptyHtml(values.content) && !values.content.includes('<img')) {
      setTab('en');
      toast({ title: words.error, description: words.contentRequired, variant: 'destructive' });
      return;
    }
    const isActive = submitter?.getAttribute('value') === 'draft' ? DRAFT : PUBLISHED;
    const onSaved = () => {
      liftGuard();
      draft.forget();
      navigate('/admin/blogs');
    };
    void save(blogInput(values, picture, isActive), base.version, { onSaved, onConflict: setOther });
  };

  /** Goes on from what the other one has stored. */
  const goOn = (next: BlogValues, stored: EditedBlog) => {
    setValues(next);
    setBase({ values: valuesOf(stored), version: stored.version });
    setOther(null);
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
            <CategoryField value={values.seo_category} onChange={(id) => change('seo_category', id)} isDisabled={isLocked} />
            <TextField label={words.author} {...field('author')} />
            <div className="sm:col-span-2">
              <TextField label={words.keywords} hint={words.keywordsHint} {...field('seo_keywords')} />
            </div>
            <div className="sm:col-span-2">
              <PictureField stored={blog?.picture_url ?? ''} change={picture} onChange={setPicture} />
            </div>
          </div>
          <TextTabs tab={tab} onTab={setTab} values={values} onChange={change} isLocked={isLocked} />
          <FormButtons blog={blog} isEditing={isEditing} isSaving={isSaving} isDirty={isDirty} onReload={onReload} />
        </fieldset>
      </form>
      {other && (
        <ConflictDialog
          names={FIELD_NAMES}
          base={base.values}
          mine={values}
          stored={valuesOf(other)}
          onChoose={(chosen) => goOn(chosen, other)}
          onTakeStored={() => goOn(valuesOf(other), other)}
          onClose={() => setOther(null)}
        />
      )}
    </>
  );
}
