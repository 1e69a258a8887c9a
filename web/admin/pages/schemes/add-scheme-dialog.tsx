import { type FormEvent, useState } from 'react';
import { type Category, listFormCategories } from '../../../../contract/categories.endpoints.ts';
import { categoryLabel, resolveCategory, TILE_SLUGS } from '../../../../contract/categories.ts';
import { addScheme } from '../../../../contract/scheme-admin.endpoints.ts';
import { REGIONS, regionLabel } from '../../../../contract/scheme-fields.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { categories } from '../../../../messages/en/categories.ts';
import { useData } from '../../../data.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogButtons } from '../../components/dialog.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { type Option, Select } from '../../components/select.tsx';
import { ErrorState } from '../../components/states.tsx';
import { toast } from '../../components/toast-store.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { SCHEME_CALLS } from '../../scheme-calls.ts';
import { failureText, useWrite } from '../../use-write.ts';

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

const SECTORS = TILE_SLUGS.map((slug) => ({ value: slug, label: categories.names[slug] ?? slug }));
const REGION_OPTIONS: Option[] = REGIONS.map((region) => ({ value: region, label: regionLabel(region) }));

/** The short form for a new scheme. It sends exactly the keys of the specified payload. */
export function AddSchemeDialog({ onClose }: { onClose: () => void }) {
  const add = useWrite(addScheme, { changes: SCHEME_CALLS });
  const query = useData(listFormCategories, {});
  const [values, setValues] = useState<Values>(BLANK);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const liftGuard = useUnsavedGuard(values !== BLANK);
  const set = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }));
  const text = (name: keyof Values) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isComplete = values.name.trim() !== '' && values.sector_name !== '' && values.category_id !== '';
    setIsIncomplete(!isComplete);
    // The browser's own check is for the addresses.
    if (!isComplete || !event.currentTarget.reportValidity()) return;
    add.mutate(values as typeof values & { region: '' }, {
      onSuccess: () => {
        toast({ title: words.success, description: words.addSuccess });
        liftGuard();
        onClose();
      },
      onError: (error) => {
        toast({ title: words.error, description: failureText(error, words.addFailed), variant: 'destructive' });
      },
    });
  };
  const { dialog } = words;
  return (
    <Dialog isOpen isWide onClose={onClose} title={dialog.title} description={dialog.text}>
      <form noValidate autoComplete="off" onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        {isIncomplete && (
          <div className="sm:col-span-2">
            <ErrorState text={dialog.required} />
          </div>
        )}
        <div className="sm:col-span-2">
          <TextField label={dialog.name} isRequired {...text('name')} />
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
        <TextField label={dialog.department} {...text('department')} />
        <TextField label={dialog.parentScheme} {...text('parent_scheme')} />
        <TextField label={dialog.parentSchemeUrl} type="url" {...text('parent_scheme_url')} />
        <TextField label={dialog.subCategory} {...text('sub_category')} />
        <TextField label={dialog.seoTitle} {...text('seo_title')} />
        <div className="grid gap-4 sm:col-span-2">
          <TextAreaField label={dialog.eligibility} {...text('eligibility')} />
          <TextAreaField label={dialog.seoDescription} {...text('seo_description')} />
        </div>
        <TextField label={dialog.tutorialUrl} type="url" {...text('gov_tutorial_url')} />
        <TextField label={dialog.url} type="url" {...text('url')} />
        <div className="sm:col-span-2">
          <DialogButtons>
            <Button type="submit" isPending={add.isPending} pendingLabel={dialog.saving}>
              {dialog.save}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {controls.cancel}
            </Button>
          </DialogButtons>
        </div>
      </form>
    </Dialog>
  );
}

function categoryOptions(all: Category[]): Option[] {
  return all.map(({ id, category_name }) => ({ value: String(id), label: `${id} · ${categoryLabel(category_name)}` }));
}
