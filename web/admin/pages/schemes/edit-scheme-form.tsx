import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ApiError } from '../../../../contract/endpoint.ts';
import { decodeHtml } from '../../../../contract/html-text.ts';
import { editScheme } from '../../../../contract/scheme-admin.endpoints.ts';
import { readScheme, type Scheme } from '../../../../contract/schemes.endpoints.ts';
import { schemeForm } from '../../../../messages/admin/scheme-form.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { categories } from '../../../../messages/en/categories.ts';
import { useApi } from '../../../data.tsx';
import { Button } from '../../components/button.tsx';
import { ConflictDialog } from '../../components/conflict-dialog.tsx';
import { DialogButtons } from '../../components/dialog.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { toast } from '../../components/toast-store.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { DraftOffer, useDraft } from '../../components/use-draft.tsx';
import { forgetSchemes, SCHEME_CALLS } from '../../scheme-calls.ts';
import { failureText, useWrite } from '../../use-write.ts';
import { EDIT_CATEGORIES, type EditField, type EditValues, editChange, editErrors, editValues, hasFormatting } from './edit-values.ts';

const CATEGORY_OPTIONS = EDIT_CATEGORIES.map((slug) => ({ value: slug, label: categories.names[slug] ?? slug }));

type EditSchemeFormProps = { scheme: Scheme /** Fetches the scheme again. */; onReload: () => void };

export function EditSchemeForm({ scheme, onReload }: EditSchemeFormProps) {
  const api = useApi();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  // What the form was opened with; after a conflict, what is stored now.
  const [base, setBase] = useState({ values: editValues(scheme), version: scheme.version });
  const [values, setValues] = useState(base.values);
  const [errors, setErrors] = useState<Partial<Record<EditField, string>>>({});
  const [stored, setStored] = useState<Scheme | null>(null);
  const save = useWrite(editScheme, { changes: SCHEME_CALLS });
  const isDirty = Object.keys(editChange(base.values, values)).length > 0;
  const liftGuard = useUnsavedGuard(isDirty);
  const draft = useDraft(`scheme-short:${scheme.id}`, { values, version: base.version }, isDirty);
  const text = (field: EditField) => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => setValues((before) => ({ ...before, [field]: event.target.value })),
  });

  const onError = async (error: Error) => {
    if (!(error instanceof ApiError) || error.status !== 409) {
      toast({ title: words.error, description: failureText(error, words.updateFailed), variant: 'destructive' });
      return;
    }
    try {
      setStored(await api(readScheme, { id: scheme.id }));
    } catch (failure) {
      toast({ title: words.error, description: failureText(failure as Error, error.serverMessage), variant: 'destructive' });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = editErrors(base.values, values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    save.mutate(
      { id: scheme.id, ...editChange(base.values, values), version: base.version },
      {
        onSuccess: () => {
          toast({ title: words.success, description: words.updateSuccess });
          draft.forget();
          forgetSchemes(client);
          liftGuard();
          navigate('/admin/schemes');
        },
        onError: (error) => void onError(error),
      },
    );
  };
  const { short } = words;
  const hint = (html: string) => (hasFormatting(html) ? short.formattedHint : short.plainHint);
  return (
    <form noValidate autoComplete="off" onSubmit={submit} className="grid max-w-3xl gap-4">
      <DraftOffer draft={draft.found} onRestore={() => draft.found && setValues(draft.found.value.values)} onDiscard={draft.forget} />
      <TextField label={words.name} isRequired {...text('name')} />
      <TextAreaField
        label={short.description}
        hint={hint(decodeHtml(scheme.schemeDescription))}
        isRequired
        rows={8}
        {...text('description')}
      />
      <Select
        label={words.category}
        value={values.category}
        options={CATEGORY_OPTIONS}
        onChange={(category) => setValues((before) => ({ ...before, category }))}
      />
      <TextAreaField label={words.eligibility} hint={hint(scheme.elegiblityCriteria)} isRequired rows={6} {...text('eligibility')} />
      <TextField label={short.officialLink} type="url" {...text('officialLink')} />
      <DialogButtons>
        <Button type="submit" isPending={save.isPending} pendingLabel={short.saving}>
          {short.save}
        </Button>
        <Link href={`/admin/manageSchemes/${scheme.id}`} className="button-secondary">
          {short.full}
        </Link>
      </DialogButtons>
      {stored && (
        <ConflictDialog<EditValues>
          names={schemeForm.fields}
          base={base.values}
          mine={values}
          stored={editValues(stored)}
          onChoose={(next) => {
            setBase({ values: editValues(stored), version: stored.version });
            setValues(next);
            setStored(null);
          }}
          onTakeStored={() => {
            liftGuard();
            draft.forget();
            setStored(null);
            onReload();
          }}
          onClose={() => setStored(null)}
        />
      )}
    </form>
  );
}
