import type { ReactNode } from 'react';
import { type FieldTies, fieldTies } from './field-ties.ts';
import { useSentence } from './use-sentence.ts';

type FormFieldProps = {
  id: string;
  label: string;
  hint?: string;
  /** The server's message about it. */
  error?: string | undefined;
  /** The control, given its connecting attributes. */
  children: (ties: FieldTies) => ReactNode;
};

/** A control with label, hint and error. */
export function FormField({ id, label, hint, error, children }: FormFieldProps) {
  const sentence = useSentence();
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} className="field-error mb-1">
          {sentence(error)}
        </p>
      )}
      {children(fieldTies(id, { hint, error }))}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
