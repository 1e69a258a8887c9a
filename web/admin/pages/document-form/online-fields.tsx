import { STATES } from '../../../../contract/states.ts';
import { documentForm as words } from '../../../../messages/admin/document-form.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { PlusIcon, TrashIcon } from '../../components/icons.tsx';
import { Select } from '../../components/select.tsx';
import { IconButton } from '../../components/tooltip.tsx';
import type { OnlineValues, PartProps } from './document-values.ts';

const STATE_OPTIONS = ['', ...STATES].map((value) => ({ value, label: value || words.wholeIndia }));

/** Where the document is available online, by state. */
export function OnlineFields({ values: { online }, set, isDisabled }: PartProps) {
  const change = (index: number, changed: Partial<OnlineValues>) =>
    set({ online: online.map((one, place) => (place === index ? { ...one, ...changed } : one)) });
  return (
    <fieldset className="min-w-0" data-field="online">
      <legend className="subheading">{words.labels.online}</legend>
      <ul className="grid gap-4">
        {online.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address has no id
          <li key={index} className="grid items-end gap-3 border-t border-line pt-3 sm:grid-cols-[14rem_2fr_2fr_auto]">
            <Select
              label={words.onlineState(index + 1)}
              value={one.state}
              options={STATE_OPTIONS}
              isDisabled={isDisabled}
              onChange={(state) => change(index, { state: state as OnlineValues['state'] })}
            />
            <TextField
              label={words.onlineUrl(index + 1)}
              name={`online.${index}.url`}
              type="url"
              disabled={isDisabled}
              value={one.url}
              onChange={(event) => change(index, { url: event.target.value })}
            />
            <TextField
              label={words.onlineTitle(index + 1)}
              name={`online.${index}.title`}
              disabled={isDisabled}
              value={one.title}
              onChange={(event) => change(index, { title: event.target.value })}
            />
            <IconButton
              label={words.removeOnline(index + 1)}
              className="text-brick"
              disabled={isDisabled}
              onClick={() => set({ online: online.filter((_, place) => place !== index) })}
            >
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        className="mt-3"
        icon={<PlusIcon />}
        disabled={isDisabled}
        onClick={() => set({ online: [...online, { state: '', url: '', title: '' }] })}
      >
        {words.addOnline}
      </Button>
    </fieldset>
  );
}
