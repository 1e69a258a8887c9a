import type { SchemeSource } from '../../../contract/scheme-table.ts';
import { schemeForm } from '../../../messages/admin/scheme-form.ts';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { PlusIcon, TrashIcon } from './icons.tsx';
import { IconButton } from './tooltip.tsx';

const { sources: words } = schemeForm;

type SourceListProps = { sources: SchemeSource[]; onChange: (sources: SchemeSource[]) => void; isDisabled: boolean };

/** The official pages a text was written from. */
export function SourceList({ sources, onChange, isDisabled }: SourceListProps) {
  const change = (index: number, changed: Partial<SchemeSource>) =>
    onChange(sources.map((source, place) => (place === index ? { ...source, ...changed } : source)));
  return (
    <fieldset data-field="sources">
      <legend className="subheading">{words.title}</legend>
      <p className="mb-3 text-muted">{words.text}</p>
      <ul className="grid gap-4">
        {sources.map((source, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a source has no id
          <li key={index} className="grid items-end gap-3 border-t border-line pt-3 sm:grid-cols-[2fr_2fr_10rem_auto]">
            <TextField
              label={words.url(index + 1)}
              name={`sources.${index}.url`}
              type="url"
              disabled={isDisabled}
              value={source.url}
              onChange={(event) => change(index, { url: event.target.value })}
            />
            <TextField
              label={words.name(index + 1)}
              name={`sources.${index}.title`}
              disabled={isDisabled}
              value={source.title}
              onChange={(event) => change(index, { title: event.target.value })}
            />
            <TextField
              label={words.date(index + 1)}
              name={`sources.${index}.date`}
              placeholder="YYYY-MM"
              disabled={isDisabled}
              value={source.date}
              onChange={(event) => change(index, { date: event.target.value })}
            />
            <IconButton
              label={words.remove(index + 1)}
              disabled={isDisabled}
              onClick={() => onChange(sources.filter((_, place) => place !== index))}
            >
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-muted">{words.dateHint}</p>
      <Button
        variant="secondary"
        className="mt-3"
        icon={<PlusIcon />}
        disabled={isDisabled}
        onClick={() => onChange([...sources, { url: '', title: '', date: '' }])}
      >
        {words.add}
      </Button>
    </fieldset>
  );
}
