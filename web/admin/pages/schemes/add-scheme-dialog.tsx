import { useId, useState } from 'react';
import { type Category, listFormCategories } from '../../../../contract/categories.endpoints.ts';
import { categoryLabel, resolveCategory, TILE_SLUGS } from '../../../../contract/categories.ts';
import { addScheme } from '../../../../contract/scheme-admin.endpoints.ts';
import { REGIONS, regionLabel } from '../../../../contract/scheme-table.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { recordForm } from '../../../../messages/admin/record-form.ts';
import { schemeForm } from '../../../../messages/admin/scheme-form.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { categoryNames } from '../../../../messages/en/categories.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { DraftOffer } from '../../components/record-form/draft-offer.tsx';
import { DraftSavedLine } from '../../components/record-form/draft-saved-line.tsx';
import { type Problems, ProblemsProvider } from '../../components/record-form/problems.tsx';
import { usePublishing } from '../../components/record-form/use-publishing.tsx';
import { type Base, useRecordForm } from '../../components/record-form/use-record-form.ts';
import { type Option, Select } from '../../components/select.tsx';
import { ErrorState } from '../../components/states.tsx';
import { useData } from '../../data.tsx';
import { formErrors } from '../../form-errors.ts';
import { SCHEME_CALLS } from '../../scheme-calls.ts';
import { schemeChecks } from '../../scheme-checks.ts';
import { toast } from '../../toast.ts';
import { useMakeDraft } from '../../use-make-draft.ts';
import { useWrite, writeFailure } from '../../use-write.ts';

const BLANK = {
  sector_name: '',
  category_id: '',
  region: '',
  department: '',
  parent_scheme: '',
  parent_scheme_url: '',
  sub_category: '',
  name: '',
  eligibility: '',
  seo_title: '',
  seo_description: '',
  gov_tutorial_url: '',
  url: '',
};
type Values = typeof BLANK;

const SECTORS = TILE_SLUGS.map((slug) => ({ value: slug, label: categoryNames[slug] ?? slug }));
const REGION_OPTIONS: Option[] = REGIONS.map((region) => ({ value: region, label: regionLabel(region) }));

const EMPTY = { values: BLANK, version: undefined };
/** The dialog has only some fields; the rest is in the full form. */
const INCOMPLETE = schemeChecks({ url: '' });

function check(values: Values): Problems {
  return formErrors(addScheme.input, values);
}

/** The short form for a new scheme. It sends exactly the specified payload, and for a draft its status. */
export function AddSchemeDialog({ onClose }: { onClose: () => void }) {
  const form = useRecordForm<Values, Base<Values>>({ record: 'scheme-short:new', loaded: EMPTY, check });
  const { values, set } = form;
  const add = useWrite(addScheme, { changes: SCHEME_CALLS, key: form.beginSave });
  const makeDraft = useMakeDraft();
  const query = useData(listFormCategories, {});
  const effectId = useId();
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { formProps, question } = usePublishing({
    status: 'new',
    name: values.name,
    checks: INCOMPLETE,
    asksWhenIncomplete: false,
    mayBeSent: () => {
      const isComplete = values.name.trim() !== '' && values.sector_name !== '' && values.category_id !== '';
      setIsIncomplete(!isComplete);
      // The native validation checks the addresses.
      return isComplete && formProps.ref.current?.reportValidity() === true && form.findProblems() === null;
    },
    save: (kind) =>
      add.mutate(
        { ...(values as Values & { region: '' }), ...(kind === 'draft' && { status: 'draft' }) },
        {
          onSuccess: ({ id }) => {
            const action = { label: schemeForm.makeDraft, onClick: () => makeDraft(id) };
            toast({ title: words.success, description: words.addSuccess, ...(kind === 'publish' && { action }) });
            form.saved();
            onClose();
          },
          onError: (error) => {
            toast({ title: words.error, description: writeFailure(error, words.addFailed), variant: 'destructive' });
          },
        },
      ),
  });
  const { dialog } = words;
  return (
    <Dialog isOpen isWide onClose={onClose} title={dialog.title} description={dialog.text}>
      <DraftOffer drafts={form.drafts.found} onRestore={form.restore} onDiscard={form.discard} />
      <ProblemsProvider value={form.problems}>
        <form noValidate autoComplete="off" {...formProps} className="grid gap-4 sm:grid-cols-2">
          {isIncomplete && (
            <div className="sm:col-span-2">
              <ErrorState text={dialog.required} />
            </div>
          )}
          <div className="sm:col-span-2">
            <TextField label={dialog.name} isRequired {...form.text('name')} />
          </div>
          <Select
            label={dialog.sector}
            isRequired
            value={values.sector_name}
            options={SECTORS}
            onChange={(sector) => set({ sector_name: sector, category_id: String(resolveCategory(sector)?.id ?? '') })}
          />
          <Select
            label={dialog.categoryId}
            isRequired
            value={values.category_id}
            options={categoryOptions(query.data ?? [])}
            error={query.isError ? dialog.categoriesFailed : undefined}
            isDisabled={query.isPending}
            onChange={(category_id) => set({ category_id })}
          />
          <Select
            label={dialog.region}
            value={values.region}
            options={REGION_OPTIONS}
            placeholder={dialog.noRegion}
            onChange={(region) => set({ region })}
          />
          <TextField label={dialog.department} {...form.text('department')} />
          <TextField label={dialog.parentScheme} {...form.text('parent_scheme')} />
          <TextField label={dialog.parentSchemeUrl} type="url" {...form.text('parent_scheme_url')} />
          <TextField label={dialog.subCategory} {...form.text('sub_category')} />
          <TextField label={dialog.seoTitle} {...form.text('seo_title')} />
          <div className="grid gap-4 sm:col-span-2">
            <TextAreaField label={dialog.eligibility} {...form.text('eligibility')} />
            <TextAreaField label={dialog.seoDescription} {...form.text('seo_description')} />
          </div>
          <TextField label={dialog.tutorialUrl} type="url" {...form.text('gov_tutorial_url')} />
          <TextField label={dialog.url} type="url" {...form.text('url')} />
          <div className="sm:col-span-2">
            <DialogButtons>
              <Button type="submit" value="publish" isPending={add.isPending} pendingLabel={dialog.saving} aria-describedby={effectId}>
                {dialog.save}
              </Button>
              <Button type="submit" value="draft" variant="secondary" isPending={add.isPending} aria-describedby={effectId}>
                {recordForm.saveDraft}
              </Button>
              <Button variant="quiet" onClick={onClose}>
                {controls.cancel}
              </Button>
            </DialogButtons>
            <p id={effectId} className="mt-2 text-sm text-muted">
              {recordForm.effect.new(dialog.save, recordForm.saveDraft)}
            </p>
            {form.hasTyped && (
              <p className="text-sm text-muted">
                <DraftSavedLine kept={form.drafts.kept} />
              </p>
            )}
          </div>
        </form>
      </ProblemsProvider>
      {question}
    </Dialog>
  );
}

function categoryOptions(all: Category[]): Option[] {
  return all.map(({ id, category_name }) => ({ value: String(id), label: `${id} · ${categoryLabel(category_name)}` }));
}
