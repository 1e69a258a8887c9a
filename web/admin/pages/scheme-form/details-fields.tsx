import { FIELD_NAMES, factsOf, regionLabel, type SchemeField } from '../../../../contract/scheme-table.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { DayField } from '../../components/day-field.tsx';
import { CheckboxField, TextAreaField, TextField } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import type { FormValues, PartProps } from './form-values.ts';
import { RichTextInput } from './rich-text-input.tsx';

const GROUPS = Object.entries(words.groups).map(([group, title]) => ({
  group,
  title,
  fields: FIELD_NAMES.filter((name) => factsOf(name).group === group),
}));

/** A line longer than this is written in a field of several rows. */
const LONG_LINE = 1_000;

/** What else is known of a scheme, none of it required. */
export function DetailsFields(part: PartProps) {
  return (
    <div className="grid gap-8">
      {GROUPS.map(({ group, title, fields }) => (
        <fieldset key={group}>
          {title && <legend className="subheading mb-3">{title}</legend>}
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {fields.map((name) => (
              <DetailsField key={name} name={name} {...part} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function DetailsField({ name, values, set, isDisabled }: PartProps & { name: SchemeField }) {
  const { kind, limit = 0, values: choices = [] } = factsOf(name);
  const change = (value: unknown) => set({ [name]: value } as Partial<FormValues>);
  const label = words.labels[name];
  const field = {
    label,
    name,
    disabled: isDisabled,
    value: String(values[name]),
    ...(words.hints[name] && { hint: words.hints[name] }),
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  };
  if (kind === 'rich')
    return (
      <div className="sm:col-span-2">
        <RichTextInput label={label} name={name} hint={words.hints[name]} isDisabled={isDisabled} value={field.value} onChange={change} />
      </div>
    );
  if (kind === 'flag')
    return (
      <div className="self-end">
        <CheckboxField
          label={label}
          checked={values[name] === true}
          disabled={isDisabled}
          onChange={(event) => change(event.target.checked)}
        />
      </div>
    );
  if (kind === 'choice')
    return (
      <Select
        label={label}
        value={field.value}
        options={['', ...choices].map((value) => ({ value, label: words.choices[name]?.[value] ?? regionLabel(value) }))}
        isDisabled={isDisabled}
        onChange={change}
      />
    );
  if (kind === 'text' || limit > LONG_LINE)
    return (
      <div className={limit > LONG_LINE * 2 ? 'sm:col-span-2' : ''}>
        <TextAreaField rows={kind === 'line' ? 2 : undefined} {...field} />
      </div>
    );
  if (kind === 'day') return <DayField {...field} onChange={change} />;
  return <TextField {...(kind === 'address' && { type: 'url' })} {...field} />;
}
