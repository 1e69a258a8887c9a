import type { ReactNode } from 'react';
import { listFormCategories } from '../../../../contract/categories.endpoints.ts';
import { categoryLabel } from '../../../../contract/categories.ts';
import { factsOf, type RichField } from '../../../../contract/scheme-table.ts';
import { STATES } from '../../../../contract/states.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { TextField } from '../../components/field.tsx';
import { ErrorState } from '../../components/states.tsx';
import { useData } from '../../data.tsx';
import { type PartProps, SPECIFIED } from './form-values.ts';
import { MultiSelect } from './multi-select.tsx';
import { RichTextInput } from './rich-text-input.tsx';

const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: state }));

/** The specified texts in their order; the other fields are in the details. */
const TEXTS = SPECIFIED.filter((name) => factsOf(name).kind === 'rich') as RichField[];

/** The English texts, categories and states. */
export function EnglishFields({
  values,
  set,
  isDisabled,
  notes,
}: PartProps & { /** Shown below a text. */ notes: Partial<Record<RichField, ReactNode>> }) {
  const categories = useData(listFormCategories, {});
  const options = (categories.data ?? []).map(({ id, category_name }) => ({ value: String(id), label: categoryLabel(category_name) }));
  const emptyText = categories.isError ? words.categoriesFailed : categories.isPending ? words.loadingCategories : words.noCategories;
  return (
    <div className="grid grid-cols-1 gap-6">
      <TextField
        label={words.labels.name}
        name="name"
        isRequired
        disabled={isDisabled}
        value={values.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
        <div>
          <MultiSelect
            label={words.categories}
            name="categories"
            chooseLabel={categories.isPending ? words.loadingCategories : words.chooseCategories}
            isRequired
            isDisabled={isDisabled}
            options={options}
            emptyText={emptyText}
            value={values.categories}
            onChange={(next) => set({ categories: next })}
          />
          {categories.isError && (
            <ErrorState text={words.categoriesFailed} isRetrying={categories.isFetching} onRetry={() => void categories.refetch()} />
          )}
        </div>
        <MultiSelect
          label={words.states}
          name="states"
          chooseLabel={words.chooseStates}
          hint={words.statesHint}
          isDisabled={isDisabled}
          options={STATE_OPTIONS}
          value={values.states}
          onChange={(next) => set({ states: next })}
        />
      </div>
      <TextField
        label={words.labels.keywords}
        name="keywords"
        hint={words.hints.keywords}
        disabled={isDisabled}
        value={values.keywords}
        onChange={(event) => set({ keywords: event.target.value })}
      />
      <TextField
        label={words.labels.url}
        name="url"
        type="url"
        disabled={isDisabled}
        value={values.url}
        onChange={(event) => set({ url: event.target.value })}
      />
      {TEXTS.map((name) => (
        <div key={name}>
          <RichTextInput
            label={words.labels[name]}
            name={name}
            hint={words.hints[name]}
            isDisabled={isDisabled}
            value={values[name]}
            onChange={(html) => set({ [name]: html })}
          />
          {notes[name]}
        </div>
      ))}
    </div>
  );
}
