import { Popover } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { controls } from '../../../../messages/admin/controls.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { ChevronDownIcon, CloseIcon } from '../../components/icons.tsx';
import { useProblem } from '../../components/record-form/problems.tsx';
import type { Option } from '../../components/select.tsx';
import { Tooltip } from '../../components/tooltip.tsx';

type MultiSelectProps = {
  label: string;
  /** The field name for its errors. */
  name: string;
  /** The label of the button that opens the list. */
  chooseLabel: string;
  value: string[];
  onChange: (value: string[]) => void;
  options: readonly Option[];
  /** Shown instead of an empty list, e.g. while loading. */
  emptyText?: ReactNode;
  hint?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** A multiple choice of checkboxes; chosen values are shown below as removable chips. */
export function MultiSelect({
  label,
  name,
  chooseLabel,
  value,
  onChange,
  options,
  emptyText,
  hint,
  isRequired,
  isDisabled,
}: MultiSelectProps) {
  const id = useId();
  const problem = useProblem(name);
  const toggle = (one: string) => onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  const labelOf = (one: string) => options.find((option) => option.value === one)?.label ?? one;
  return (
    <fieldset className="min-w-0" data-field={name}>
      <legend className="field-label">
        {label} {isRequired && <span className="font-normal text-muted">({controls.required})</span>}
      </legend>
      {hint && <p className="mb-1 text-sm text-muted">{hint}</p>}
      <Popover.Root>
        <Popover.Trigger
          disabled={isDisabled}
          {...(problem && { 'aria-describedby': `${id}-error`, 'data-invalid': true })}
          className="field flex cursor-pointer items-center justify-between gap-2 text-left data-invalid:border-brick"
        >
          {chooseLabel} <ChevronDownIcon />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="start"
            sideOffset={4}
            aria-label={label}
            className="z-30 max-h-60 w-(--radix-popover-trigger-width) overflow-y-auto rounded-lg border border-line bg-white p-2 shadow-lg"
          >
            {options.length === 0 ? (
              <p role="status" className="p-2 text-muted">
                {emptyText}
              </p>
            ) : (
              options.map((option) => (
                <label key={option.value} className="menu-item hover:bg-peacock-soft">
                  <input
                    type="checkbox"
                    checked={value.includes(option.value)}
                    onChange={() => toggle(option.value)}
                    className="size-5 accent-peacock"
                  />
                  {option.label}
                </label>
              ))
            )}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {problem && (
        <p id={`${id}-error`} className="field-error">
          {problem}
        </p>
      )}
      {value.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {value.map((one) => (
            <li key={one} className="inline-flex items-center rounded-full bg-peacock-soft pl-3 text-sm font-medium text-peacock-dark">
              {labelOf(one)}
              <Tooltip text={words.removeChip(labelOf(one))}>
                <button
                  type="button"
                  aria-label={words.removeChip(labelOf(one))}
                  disabled={isDisabled}
                  onClick={() => toggle(one)}
                  className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-line"
                >
                  <CloseIcon className="size-4" />
                </button>
              </Tooltip>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
