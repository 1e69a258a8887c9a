import type { ComponentType } from 'react';
import { FIELD_NAMES, type FieldKind, factsOf, regionLabel, type SchemeField } from '../../../../contract/scheme-table.ts';
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

/** Fields with a higher limit get a textarea. */
const LONG_LINE = 1_000;

/** The optional fields of a scheme. */
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
  const Control = CONTROL_OF_KIND[factsOf(name).kind];
  const hint = words.hints[name];
  const change = (value: unknown) => set({ [name]: value } as Partial<FormValues>);
  return (
    <Control name={name} label={words.labels[name]} {...(hint && { hint })} value={values[name]} change={change} isDisabled={isDisabled} />
  );
}

type ControlProps = {
  name: SchemeField;
  label: string;
  hint?: string;
  value: unknown;
  change: (value: unknown) => void;
  isDisabled: boolean;
};

const typed = ({ name, label, hint, value, change, isDisabled }: ControlProps) => ({
  name,
  label,
  ...(hint && { hint }),
  value: String(value),
  disabled: isDisabled,
  onChange: (event: { target: { value: string } }) => change(event.target.value),
});

/** A text of several rows, as wide as the form where it may be long. */
function Rows({ rows, ...props }: ControlProps & { rows?: number }) {
  const { limit = 0 } = factsOf(props.name);
  return (
    <div className={limit > LONG_LINE * 2 ? 'sm:col-span-2' : ''}>
      <TextAreaField rows={rows} {...typed(props)} />
    </div>
  );
}

function Line(props: ControlProps) {
  return (factsOf(props.name).limit ?? 0) > LONG_LINE ? <Rows rows={2} {...props} /> : <TextField {...typed(props)} />;
}

/** Lists have a place of their own in the form. */
const Nothing = () => null;

const CONTROL_OF_KIND: Record<FieldKind, ComponentType<ControlProps>> = {
  line: Line,
  text: Rows,
  words: Line,
  address: (props) => <TextField type="url" {...typed(props)} />,
  email: (props) => <TextField type="email" {...typed(props)} />,
  day: (props) => <DayField {...typed(props)} onChange={props.change} />,
  rich: ({ name, label, hint, value, change, isDisabled }) => (
    <div className="sm:col-span-2">
      <RichTextInput label={label} name={name} hint={hint} isDisabled={isDisabled} value={String(value)} onChange={change} />
    </div>
  ),
  flag: ({ label, value, change, isDisabled }) => (
    <div className="self-end">
      <CheckboxField label={label} checked={value === true} disabled={isDisabled} onChange={(event) => change(event.target.checked)} />
    </div>
  ),
  choice: ({ name, label, value, change, isDisabled }) => (
    <Select
      label={label}
      value={String(value)}
      options={['', ...(factsOf(name).values ?? [])].map((one) => ({ value: one, label: words.choices[name]?.[one] ?? regionLabel(one) }))}
      isDisabled={isDisabled}
      onChange={change}
    />
  ),
  sources: Nothing,
  conditions: Nothing,
  examples: Nothing,
  papers: Nothing,
};
