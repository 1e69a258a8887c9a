import { type ComponentProps, type ReactNode, useId } from 'react';
import { controls } from '../../../messages/admin/controls.ts';
import { type FieldTies, fieldTies } from '../../components/field-ties.ts';
import { useProblem } from './record-form/problems.tsx';

export type Labelled = {
  label: string;
  /** The field's name in a record form, for its errors. */
  name?: string | undefined;
  hint?: ReactNode;
  /** Shown below in red; the control is marked invalid. */
  error?: string | undefined;
  /** Marks the label only; set `required` on the control yourself. */
  isRequired?: boolean;
};

/** Label, control, hint and error: `<Field label="Sector">{(control) => <select {...control} />}</Field>`. */
export function Field({
  label,
  name,
  hint,
  error: given,
  isRequired = false,
  children,
}: Labelled & { children: (control: FieldTies) => ReactNode }) {
  const id = useId();
  const problem = useProblem(name);
  const error = given || problem;
  return (
    <div data-field={name}>
      <label htmlFor={id} className="field-label">
        {label} {isRequired && <span className="font-normal text-muted">({controls.required})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {children(fieldTies(id, { hint, error }))}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** A labelled one-line input: `<TextField label="Name" {...form.text('name')} />`. */
export function TextField({ label, hint, error, isRequired, className = '', ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <Field label={label} name={input.name} hint={hint} error={error} {...(isRequired && { isRequired })}>
      {(control) => <input type="text" {...input} {...control} className={`field ${className}`} />}
    </Field>
  );
}

/** A labelled textarea. */
export function TextAreaField({ label, hint, error, isRequired, className = '', ...input }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field label={label} name={input.name} hint={hint} error={error} {...(isRequired && { isRequired })}>
      {(control) => <textarea rows={3} {...input} {...control} className={`field ${className}`} />}
    </Field>
  );
}

/** A labelled checkbox with a 44 px touch target. */
export function CheckboxField({ label, hint, ...input }: { label: string; hint?: ReactNode } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" {...input} className="size-5 shrink-0 accent-peacock" {...(hint && { 'aria-describedby': `${id}-hint` })} />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
