import { Select as Radix } from 'radix-ui';
import { controls } from '../../../messages/admin/controls.ts';
import { Field } from './field.tsx';
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from './icons.tsx';

export type Option = { value: string; label: string };

type SelectProps = {
  label: string;
  /** An empty string selects the option with that value, or none. */
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  placeholder?: string;
  hint?: string;
  error?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Makes the value visible to native form validation and FormData. */
  name?: string;
};

/** Radix reserves the empty string for "nothing selected". */
const NONE = '\u2205';
const inner = (value: string) => value || NONE;

/** A labelled dropdown with typeahead; only long lists scroll. */
export function Select({
  label,
  value,
  onChange,
  options,
  placeholder = controls.choose,
  hint,
  error,
  isRequired,
  isDisabled,
  name,
}: SelectProps) {
  const isChosen = options.some((option) => option.value === value);
  return (
    <Field label={label} name={name} hint={hint} error={error} {...(isRequired && { isRequired })}>
      {(control) => (
        <Radix.Root
          value={isChosen ? inner(value) : ''}
          onValueChange={(next) => onChange(next === NONE ? '' : next)}
          {...(isDisabled && { disabled: true })}
          {...(name && { name })}
          {...(isRequired && { required: true })}
        >
          <Radix.Trigger
            {...control}
            className="field flex cursor-pointer items-center justify-between gap-2 text-left data-[placeholder]:text-muted"
          >
            <span className="truncate">
              <Radix.Value placeholder={placeholder} />
            </span>
            <Radix.Icon>
              <ChevronDownIcon />
            </Radix.Icon>
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content
              position="popper"
              sideOffset={4}
              className="z-50 max-h-[min(24rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) overflow-hidden rounded-lg border border-line bg-white shadow-lg"
            >
              <Radix.ScrollUpButton className="flex justify-center py-1">
                <ChevronUpIcon />
              </Radix.ScrollUpButton>
              <Radix.Viewport className="p-1">
                {options.map((option) => (
                  <Radix.Item key={option.value} value={inner(option.value)} className="menu-item justify-between">
                    <Radix.ItemText>{option.label}</Radix.ItemText>
                    <Radix.ItemIndicator>
                      <CheckIcon />
                    </Radix.ItemIndicator>
                  </Radix.Item>
                ))}
              </Radix.Viewport>
              <Radix.ScrollDownButton className="flex justify-center py-1">
                <ChevronDownIcon />
              </Radix.ScrollDownButton>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  );
}
