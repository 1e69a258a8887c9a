/** A text field with suggestions: the ARIA practices' editable combobox with a listbox popup. */
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useMessages } from '../language/language.tsx';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

type SuggestionFieldProps = {
  /** Uncontrolled, so that text typed before hydration is not lost. */
  inputRef: RefObject<HTMLInputElement | null>;
  defaultValue: string;
  disabled: boolean;
  onChoose: (suggestion: Suggestion) => void;
};

export function SuggestionField({ inputRef, defaultValue, disabled, onChoose }: SuggestionFieldProps) {
  const words = useMessages('search');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  if (disabled && typed !== '') setTyped('');
  const suggestions = useSuggestions(typed);
  const isOpen = typed !== '' && suggestions.length > 0 && !disabled;

  const close = () => {
    setTyped('');
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    onChoose(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const chosen = suggestions[active];
    const count = suggestions.length;
    if (event.key === 'ArrowDown') setActive((active + 1) % count);
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? count - 1 : active - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else return;
    event.preventDefault();
  };

  return (
    // On phones the list opens below the whole form, because it covered the submit button.
    <div className="w-full min-w-0 sm:relative sm:w-auto sm:flex-1">
      <input
        ref={inputRef}
        type="text"
        name="q"
        defaultValue={defaultValue}
        disabled={disabled}
        maxLength={200}
        placeholder={words.placeholder}
        aria-label={words.text}
        autoComplete="off"
        enterKeyHint="search"
        className="field"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${id}${active}` : undefined}
        onChange={(event) => {
          setTyped(event.target.value.trim());
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={words.suggestions}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-60 overflow-y-auto rounded-lg border border-muted bg-white py-1 text-left shadow-lg"
        >
          {suggestions.map((suggestion, index) => (
            // The field stays focused and handles the keys, as in the ARIA practices.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the active option
            <div
              key={`${suggestion.id} ${suggestion.text}`}
              id={`${id}${index}`}
              ref={index === active ? showOption : undefined}
              role="option"
              aria-selected={index === active}
              className="flex min-h-11 cursor-pointer items-center px-3 py-1.5 text-ink -outline-offset-2 outline-peacock hover:bg-peacock-soft aria-selected:bg-peacock-soft aria-selected:outline-2"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              {suggestion.text}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** The list may scroll. */
function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
