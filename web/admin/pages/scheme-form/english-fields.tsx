import { listFormCategories } from '../../../../contract/categories.endpoints.ts';
import { categoryLabel } from '../../../../contract/categories.ts';
import { STATES } from '../../../../contract/states.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { useData } from '../../../data.tsx';
import { TextField } from '../../components/field.tsx';
import type { PartProps } from './form-values.ts';
import { MultiSelect } from './multi-select.tsx';
import { RichTextInput } from './rich-text-input.tsx';

const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: state }));

/** The specified fields, in their order. */
export function EnglishFields({ values, set, isDisabled }: PartProps) {
  const categories = useData(listFormCategories, {});
  const options = (categories.data ?? []).map(({ id, category_name }) => ({ value: String(id), label: categoryLabel(category_name) }));
  const emptyText = categories.isError ? words.categoriesFailed : categories.isPending ? words.loadingCategories : words.noCategories;
  return (
    <div className="grid grid-cols-1 gap-6">
      <TextField
        label={words.name}
        isRequired
        disabled={isDisabled}
        value={values.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
        <div>
          <MultiSelect
            label={words.categories}
            chooseLabel={categories.isPending ? words.loadingCategories : words.chooseCategories}
            isRequired
            isDisabled={isDisabled}
            options={options}
            emptyText={emptyText}
            value={values.categories}
            onChange={(next) => set({ categories: next })}
          />
          {categories.isError && <p className="field-error">{words.categoriesFailed}</p>}
        </div>
        <MultiSelect
          label={words.states}
          chooseLabel={words.chooseStates}
          hint={words.statesHint}
          isDisabled={isDisabled}
          options={STATE_OPTIONS}
          value={values.states}
          onChange={(next) => set({ states: next })}
        />
      </div>
      <TextField
        label={words.keywords}
        hint={words.keywordsHint}
        disabled={isDisabled}
        value={values.keywords}
        onChange={(event) => set({ keywords: event.target.value })}
      />
      <TextField
        label={words.url}
        type="url"
        disabled={isDisabled}
        value={values.url}
        onChange={(event) => set({ url: event.target.value })}
      />
      <RichTextInput
        label={words.eligibility}
        isDisabled={isDisabled}
        value={values.eligibility}
        onChange={(eligibility) => set({ eligibility })}
      />
      <RichTextInput
        label={words.documents}
        isDisabled={isDisabled}
        value={values.documentsRequired}
        onChange={(documentsRequired) => set({ documentsRequired })}
      />
      <RichTextInput label={words.benefits} isDisabled={isDisabled} value={values.benefits} onChange={(benefits) => set({ benefits })} />
      <RichTextInput
        label={words.process}
        hint={words.processHint}
        isDisabled={isDisabled}
        value={values.applicationProcess}
        onChange={(applicationProcess) => set({ applicationProcess })}
      />
      <RichTextInput
        label={words.description}
        isDisabled={isDisabled}
        value={values.schemeDescription}
        onChange={(schemeDescription) => set({ schemeDescription })}
      />
    </div>
  );
}
