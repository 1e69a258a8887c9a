import { useId } from 'react';
import { documentForm as words } from '../../../../messages/admin/document-form.ts';
import { useProblem } from '../../components/record-form/problems.tsx';
import type { SpanValues } from './document-values.ts';

type SpanFieldProps = {
  label: string;
  name: string;
  hint: string | undefined;
  value: SpanValues;
  onChange: (value: SpanValues) => void;
  isDisabled: boolean;
};

/** A number or a range. */
export function SpanField({ label, name, hint, value, onChange, isDisabled }: SpanFieldProps) {
  const id = useId();
  const problem = useProblem(name);
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="min-w-0" data-field={name} aria-describedby={described}>
      <legend className="field-label">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="flex gap-3">
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className="min-w-0 flex-1">
            <span className="text-sm">{words[end]}</span>
            <input
              type="text"
              inputMode="numeric"
              disabled={isDisabled}
              value={value[end]}
              onChange={(event) => onChange({ ...value, [end]: event.target.value })}
              className="field"
              {...(problem && { 'aria-invalid': true })}
            />
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-error`} className="field-error">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
