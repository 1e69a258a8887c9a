import { useState } from 'react';
import { readNumber } from '../../../../contract/digits.ts';
import { TextField } from '../../components/field.tsx';

type NumberFieldProps = {
  label: string /** Text where it is no number: that is refused when it is saved. */;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** Keeps what is typed as it is typed, and hands on the number it stands for. */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState(String(value ?? ''));
  // What came from elsewhere, such as a draft, takes its place.
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
