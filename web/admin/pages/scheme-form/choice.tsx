import { Field } from '../../components/field.tsx';
import type { Option } from '../../components/select.tsx';

type ChoiceProps = { label: string; value: string; options: readonly Option[]; onChange: (value: string) => void; hint?: string };

/** A labelled native select: a scheme may show a hundred of them. */
export function Choice({ label, value, options, onChange, hint }: ChoiceProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value)} className="field">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Options in the order of the record. */
export function optionsOf(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
