import { markSchemeChecked } from '../../../../contract/scheme-admin.endpoints.ts';
import type { SchemeSource } from '../../../../contract/scheme-table.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { formatDay } from '../../../language.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { CheckIcon, PlusIcon, TrashIcon } from '../../components/icons.tsx';
import { IconButton } from '../../components/tooltip.tsx';
import { SCHEME_CALLS } from '../../scheme-calls.ts';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import type { PartProps } from './form-values.ts';
import type { LoadedScheme } from './use-loaded-scheme.ts';

const { sources: sentences } = words;

type SourcesFieldsProps = PartProps & { base: LoadedScheme; isDirty: boolean; onChecked: (base: LoadedScheme) => void };

/** The official pages a text was written from, and when somebody compared it with them. */
export function SourcesFields({ values, set, isDisabled, base, isDirty, onChecked }: SourcesFieldsProps) {
  const change = (index: number, changed: Partial<SchemeSource>) =>
    set({ sources: values.sources.map((source, place) => (place === index ? { ...source, ...changed } : source)) });
  return (
    <div className="grid gap-8">
      <fieldset data-field="sources">
        <legend className="subheading">{sentences.title}</legend>
        <p className="mb-3 text-muted">{sentences.text}</p>
        <ul className="grid gap-4">
          {values.sources.map((source, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a source has no name of its own, and the list only grows or shrinks
            <li key={index} className="grid items-end gap-3 border-t border-line pt-3 sm:grid-cols-[2fr_2fr_10rem_auto]">
              <TextField
                label={sentences.url(index + 1)}
                name={`sources.${index}.url`}
                type="url"
                disabled={isDisabled}
                value={source.url}
                onChange={(event) => change(index, { url: event.target.value })}
              />
              <TextField
                label={sentences.name(index + 1)}
                name={`sources.${index}.title`}
                disabled={isDisabled}
                value={source.title}
                onChange={(event) => change(index, { title: event.target.value })}
              />
              <TextField
                label={sentences.date(index + 1)}
                name={`sources.${index}.date`}
                placeholder="YYYY-MM"
                disabled={isDisabled}
                value={source.date}
                onChange={(event) => change(index, { date: event.target.value })}
              />
              <IconButton
                label={sentences.remove(index + 1)}
                disabled={isDisabled}
                onClick={() => set({ sources: values.sources.filter((_, place) => place !== index) })}
              >
                <TrashIcon />
              </IconButton>
            </li>
          ))}
        </ul>
        <p className="mt-1 text-sm text-muted">{sentences.dateHint}</p>
        <Button
          variant="secondary"
          className="mt-3"
          icon={<PlusIcon />}
          disabled={isDisabled}
          onClick={() => set({ sources: [...values.sources, { url: '', title: '', date: '' }] })}
        >
          {sentences.add}
        </Button>
      </fieldset>
      {base.stored && <Checked base={base} stored={base.stored} isDirty={isDirty} onChecked={onChecked} />}
    </div>
  );
}

type CheckedProps = Omit<SourcesFieldsProps, keyof PartProps> & { stored: NonNullable<LoadedScheme['stored']> };

function Checked({ base, stored, isDirty, onChecked }: CheckedProps) {
  const mark = useWrite(markSchemeChecked, { changes: SCHEME_CALLS });
  const run = () =>
    mark.mutate(
      { id: stored.id, version: base.version },
      {
        onSuccess: ({ version, scheme }) => {
          onChecked({ ...base, version, stored: { ...stored, checkedOn: scheme.checkedOn, checkedBy: scheme.checkedBy } });
          toast({ title: words.success, description: sentences.marked });
        },
        onError: (error) => {
          toast({ title: words.error, description: writeFailure(error, sentences.markFailed), variant: 'destructive' });
        },
      },
    );
  return (
    <section>
      <h2 className="subheading">{sentences.checkedTitle}</h2>
      <p className="my-2">
        {stored.checkedOn ? sentences.checked(formatDay('en', stored.checkedOn) ?? '', stored.checkedBy) : sentences.unchecked}
      </p>
      <p className="mb-3 text-sm text-muted">{isDirty ? sentences.saveFirst : sentences.markHint}</p>
      <Button icon={<CheckIcon />} disabled={isDirty} isPending={mark.isPending} onClick={run}>
        {sentences.mark}
      </Button>
    </section>
  );
}
