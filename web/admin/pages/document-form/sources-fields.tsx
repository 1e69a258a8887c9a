import { today } from '../../../../contract/today.ts';
import { documentForm as words } from '../../../../messages/admin/document-form.ts';
import { Button } from '../../components/button.tsx';
import { DayField } from '../../components/day-field.tsx';
import { TextField } from '../../components/field.tsx';
import { CheckIcon } from '../../components/icons.tsx';
import { SourceList } from '../../components/source-list.tsx';
import { useCurrentUser } from '../../gate/current-user.ts';
import type { PartProps } from './document-values.ts';

/** The official pages a document was written from, and the date of the last staff check. */
export function SourcesFields({ values, set, isDisabled }: PartProps) {
  const user = useCurrentUser();
  const field = (name: 'reviewBy' | 'checkedOn' | 'checkedBy') => ({
    label: words.labels[name],
    name,
    disabled: isDisabled,
    value: values[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  return (
    <div className="grid gap-8">
      <SourceList sources={values.sources} onChange={(sources) => set({ sources })} isDisabled={isDisabled} />
      <div className="max-w-md">
        <DayField hint={words.hints.reviewBy} {...field('reviewBy')} onChange={(reviewBy) => set({ reviewBy })} />
      </div>
      <fieldset className="min-w-0">
        <legend className="subheading">{words.checked.title}</legend>
        <p className="mb-3 text-sm text-muted">{words.checked.hint}</p>
        <div className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
          <DayField {...field('checkedOn')} onChange={(checkedOn) => set({ checkedOn })} />
          <TextField {...field('checkedBy')} />
          <Button
            variant="secondary"
            icon={<CheckIcon />}
            disabled={isDisabled}
            onClick={() => set({ checkedOn: today(new Date()), checkedBy: user?.username ?? '' })}
          >
            {words.checked.today}
          </Button>
        </div>
      </fieldset>
    </div>
  );
}
