import { useId, useRef } from 'react';
import { papers } from '../../../../messages/admin/documents.ts';
import { CloseIcon } from '../icons.tsx';
import { useProblem } from '../record-form/problems.tsx';
import { Tooltip } from '../tooltip.tsx';
import { DocumentSearch } from './document-search.tsx';
import { documentName, useLibrary } from './library.ts';

const { picker: words } = papers;

type DocumentPickerProps = {
  label: string;
  hint?: string | undefined;
  /** The field's name in the form, for its errors. */
  name?: string;
  /** Slugs of the chosen documents. */
  value: readonly string[];
  onChange: (slugs: string[]) => void;
  /** A slug that is not offered. */
  except?: string;
};

/** Chooses documents of the library by any of their names. Chosen documents that are no longer in the library are marked. */
export function DocumentPicker({ label, hint, name, value, onChange, except }: DocumentPickerProps) {
  const id = useId();
  const problem = useProblem(name);
  const library = useLibrary(value.length > 0);
  const search = useRef<HTMLInputElement>(null);
  // The pressed button disappears, so the search field gets the focus.
  const change = (slugs: string[]) => {
    onChange(slugs);
    search.current?.focus();
  };
  return (
    <fieldset className="min-w-0" data-field={name} {...(problem && { 'aria-describedby': `${id}-error` })}>
      <legend className="field-label">{label}</legend>
      {hint && <p className="mb-1 text-sm text-muted">{hint}</p>}
      {value.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2">
          {value.map((slug) => {
            const isGone = library !== undefined && !library.has(slug);
            const look = isGone ? 'bg-brick-soft text-ink' : 'bg-peacock-soft text-peacock-dark';
            const shown = documentName(library, slug);
            return (
              <li key={slug} className={`inline-flex items-center rounded-3xl pl-3 text-sm font-medium wrap-anywhere ${look}`}>
                {shown}
                <Tooltip text={words.remove(shown)}>
                  <button
                    type="button"
                    aria-label={words.remove(shown)}
                    onClick={() => change(value.filter((one) => one !== slug))}
                    className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-line"
                  >
                    <CloseIcon className="size-4" />
                  </button>
                </Tooltip>
              </li>
            );
          })}
        </ul>
      )}
      <DocumentSearch input={search} except={except ? [...value, except] : value} onChoose={(slug) => change([...value, slug])} />
      {problem && (
        <p id={`${id}-error`} className="field-error">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
