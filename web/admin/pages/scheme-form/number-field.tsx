import { useState } from 'react';
import { readNumber } from '../../../../contract/digits.ts';
import { TextField } from '../../components/field.tsx';

type NumberFieldProps = {
  label: string /** Text if invalid: refused when saving. */;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** Shows the input as typed, and passes on the parsed number. */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState(String(value ?? ''));
  // A value set elsewhere, e.g. by a draft, replaces the typed text.
  const shown = Object.is(numberIn(typed), value ?? '') ? typed : String(value ?? '');
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(numberIn(event.target.value));
      }}
    />
  );
}

function numberIn(typed: string): number | string {
  return readNumber(typed) ?? typed.trim();
}
