import { documentForm as words } from '../../../../messages/admin/document-form.ts';
import { DocumentPicker } from '../../components/documents/document-picker.tsx';
import { TextAreaField } from '../../components/field.tsx';
import type { PartProps } from './document-values.ts';
import { OnlineFields } from './online-fields.tsx';
import { SpanField } from './span-field.tsx';

/** Fields that do not depend on the language. */
export function FactsFields(part: PartProps) {
  const { values, set, isDisabled } = part;
  const text = (name: 'otherNames' | 'note') => ({
    label: words.labels[name],
    name,
    hint: words.hints[name],
    disabled: isDisabled,
    value: values[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const span = (name: 'feeRupees' | 'days') => (
    <SpanField
      label={words.labels[name]}
      name={name}
      hint={words.hints[name]}
      isDisabled={isDisabled}
      value={values[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      <TextAreaField rows={6} {...text('otherNames')} />
      <fieldset disabled={isDisabled} className="min-w-0">
        <DocumentPicker
          label={words.labels.needs}
          name="needs"
          hint={words.hints.needs}
          value={values.needs}
          onChange={(needs) => set({ needs })}
          except={values.slug}
        />
      </fieldset>
      <OnlineFields {...part} />
      <div className="grid gap-6 sm:grid-cols-2">
        {span('feeRupees')}
        {span('days')}
      </div>
      <TextAreaField rows={3} {...text('note')} />
    </div>
  );
}
