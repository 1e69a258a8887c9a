import { useRef } from 'react';
import { foldDigits } from '../../../contract/digits.ts';
import { controls } from '../../../messages/admin/controls.ts';
import { Field, type Labelled } from './field.tsx';
import { CalendarIcon } from './icons.tsx';
import { IconButton } from './tooltip.tsx';

type DayFieldProps = Labelled & { value: string; disabled?: boolean; onChange: (day: string) => void };

/**
 * A day as YYYY-MM-DD, typed or chosen from the browser's calendar. The day is typed into a text field, because native date inputs do not
 * accept Indian digits.
 */
export function DayField({ value, disabled = false, onChange, ...labelled }: DayFieldProps) {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <Field {...labelled}>
      {(control) => (
        <span className="relative flex gap-1">
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="YYYY-MM-DD"
            name={labelled.name}
            disabled={disabled}
            value={value}
            onChange={(event) => onChange(foldDigits(event.target.value))}
            className="field min-w-0 flex-1"
          />
          <IconButton label={controls.calendar} disabled={disabled} onClick={() => calendar.current?.showPicker()}>
            <CalendarIcon />
          </IconButton>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={isWholeDay(value) ? value : ''}
            onChange={(event) => onChange(event.target.value)}
            className="pointer-events-none absolute end-0 bottom-0 size-px opacity-0"
          />
        </span>
      )}
    </Field>
  );
}

/** False while the day is only partly typed. */
export const isWholeDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
