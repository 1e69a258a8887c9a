import { markSchemeChecked } from '../../../../contract/scheme-admin.endpoints.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { formatDay } from '../../../language/language.tsx';
import { Button } from '../../components/button.tsx';
import { CheckIcon } from '../../components/icons.tsx';
import { SourceList } from '../../components/source-list.tsx';
import { SCHEME_CALLS } from '../../scheme-calls.ts';
import { toast } from '../../toast.ts';
import { useWrite, writeFailure } from '../../use-write.ts';
import type { PartProps } from './form-values.ts';
import type { LoadedScheme } from './use-loaded-scheme.ts';

const { sources: sentences } = words;

type SourcesFieldsProps = PartProps & { base: LoadedScheme; isDirty: boolean; onChecked: (base: LoadedScheme) => void };

/** The official pages a text was written from, and the date of the last staff check. */
export function SourcesFields({ values, set, isDisabled, base, isDirty, onChecked }: SourcesFieldsProps) {
  return (
    <div className="grid gap-8">
      <SourceList sources={values.sources} onChange={(sources) => set({ sources })} isDisabled={isDisabled} />
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
