import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ApiError } from '../../../../contract/endpoint.ts';
import { decodeHtml } from '../../../../contract/html-text.ts';
import { editScheme } from '../../../../contract/scheme-admin.endpoints.ts';
import { readScheme, type Scheme } from '../../../../contract/schemes.endpoints.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { categoryNames } from '../../../../messages/en/categories.ts';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { FIELD_LABELS } from '../../components/field-name.ts';
import { DraftOffer } from '../../components/record-form/draft-offer.tsx';
import { FormConflict } from '../../components/record-form/form-conflict.tsx';
import { focusField, ProblemsProvider } from '../../components/record-form/problems.tsx';
import { PublishBar } from '../../components/record-form/publish-bar.tsx';
import { type SaveKind, usePublishing } from '../../components/record-form/use-publishing.tsx';
import { type Base, useRecordForm } from '../../components/record-form/use-record-form.ts';
import { useReturnAddress } from '../../components/return-address.ts';
import { Select } from '../../components/select.tsx';
import { useApi } from '../../data.tsx';
import { forgetSchemes, SCHEME_CALLS } from '../../scheme-calls.ts';
import { schemeChecks } from '../../scheme-checks.ts';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import { EDIT_CATEGORIES, type EditValues, editChange, editErrors, editValues, hasFormatting } from './edit-values.ts';

const CATEGORY_OPTIONS = EDIT_CATEGORIES.map((slug) => ({ value: slug, label: categoryNames[slug] ?? slug }));

type EditSchemeFormProps = { scheme: Scheme };

const baseOf = (scheme: Scheme): Base<EditValues> => ({ values: editValues(scheme), version: scheme.version });
const check = (values: EditValues, base: Base<EditValues>) => editErrors(base.values, values);

export function EditSchemeForm({ scheme }: EditSchemeFormProps) {
  const api = useApi();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const list = useReturnAddress('/admin/schemes');
  const form = useRecordForm<EditValues, Base<EditValues>>({ record: `scheme-short:${scheme.id}`, loaded: baseOf(scheme), check });
  const { base, values } = form;
  const save = useWrite(editScheme, { changes: SCHEME_CALLS, key: form.beginSave });
  const [status, setStatus] = useState(scheme.status ?? 'published');

  const onError = async (error: Error) => {
    if (!(error instanceof ApiError) || error.status !== 409) {
      toast({ title: words.error, description: writeFailure(error, words.updateFailed), variant: 'destructive' });
      return;
    }
    try {
      form.conflict(baseOf(await api(readScheme, { id: scheme.id })));
    } catch (failure) {
      toast({ title: words.error, description: writeFailure(failure as Error, error.serverMessage), variant: 'destructive' });
    }
  };
  const send = (kind: SaveKind, stays: boolean) => {
    const wanted = kind === 'draft' ? 'draft' : 'published';
    save.mutate(
      { id: scheme.id, ...editChange(base.values, values), ...(wanted !== status && { status: wanted }), version: base.version },
      {
        onSuccess: ({ version }) => {
          toast({ title: words.success, description: words.updateSuccess });
          forgetSchemes(client);
          if (stays) {
            form.saved({ ...base, values, version });
            setStatus(wanted);
          } else {
            form.saved();
            navigate(list);
          }
        },
        onError: (error) => void onError(error),
      },
    );
  };
  // Fields outside the short form are checked as stored; translations are checked by the full form only.
  const checks = schemeChecks({ ...scheme, url: values.officialLink });
  const { formProps, question } = usePublishing({
    status,
    name: values.name,
    checks,
    asksWhenIncomplete: true,
    mayBeSent: () => {
      const [first] = Object.keys(form.findProblems() ?? {});
      if (first) focusField(first);
      return first === undefined;
    },
    save: send,
  });
  const { short } = words;
  const hint = (html: string) => (hasFormatting(html) ? short.formattedHint : short.plainHint);
  return (
    <ProblemsProvider value={form.problems}>
      <form noValidate autoComplete="off" {...formProps} className="grid max-w-3xl gap-4">
        <DraftOffer drafts={form.drafts.found} onRestore={form.restore} onDiscard={form.discard} />
        <TextField label={words.name} isRequired {...form.text('name')} />
        <TextAreaField
          label={short.description}
          hint={hint(decodeHtml(scheme.schemeDescription))}
          isRequired
          rows={8}
          {...form.text('description')}
        />
        <Select label={words.category} value={values.category} options={CATEGORY_OPTIONS} onChange={(category) => form.set({ category })} />
        <TextAreaField label={words.eligibility} hint={hint(scheme.elegiblityCriteria)} isRequired rows={6} {...form.text('eligibility')} />
        <TextField label={short.officialLink} type="url" {...form.text('officialLink')} />
        <PublishBar
          status={status}
          label={short.save}
          isPending={save.isPending}
          pendingLabel={short.saving}
          checks={checks}
          onGoTo={() => navigate(`/admin/manageSchemes/${scheme.id}`)}
          form={form}
        >
          <Link href={`/admin/manageSchemes/${scheme.id}`} className="button-quiet">
            {short.full}
          </Link>
        </PublishBar>
        {question}
        <FormConflict form={form} names={FIELD_LABELS} />
      </form>
    </ProblemsProvider>
  );
}
