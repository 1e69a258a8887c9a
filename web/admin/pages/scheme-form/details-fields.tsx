import type { ReactNode } from 'react';
import { REGIONS, regionLabel } from '../../../../contract/scheme-fields.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { CheckboxField, TextAreaField, TextField } from '../../components/field.tsx';
import { type Option, Select } from '../../components/select.tsx';
import type { FormValues, PartProps } from './form-values.ts';

const { details } = words;
const LEVELS: Option[] = [
  { value: '', label: details.levelAuto },
  { value: 'central', label: details.levels.central },
  { value: 'state', label: details.levels.state },
];
const REGION_OPTIONS: Option[] = [
  { value: '', label: details.noRegion },
  ...REGIONS.map((region) => ({ value: region, label: regionLabel(region) })),
];

type TextName = { [K in keyof FormValues]: FormValues[K] extends string ? K : never }[keyof FormValues];

/** What else is known of a scheme, none of it required. */
export function DetailsFields({ values, set, isDisabled }: PartProps) {
  const text = (name: TextName) => ({
    value: values[name],
    disabled: isDisabled,
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const isTurned = values.opensOn !== '' && values.closesOn !== '' && values.closesOn < values.opensOn;
  return (
    <div className="grid gap-8">
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextAreaField label={details.summary} hint={details.summaryHint} rows={2} {...text('summary')} />
        </div>
        <TextField label={details.acronym} {...text('acronym')} />
        <TextField label={details.department} {...text('department')} />
        <Select
          label={details.level}
          value={values.level}
          options={values.level === '' ? LEVELS : LEVELS.slice(1)}
          isDisabled={isDisabled}
          onChange={(level) => set({ level: level as FormValues['level'] })}
        />
      </div>
      <Group title={details.where}>
        <TextField label={details.applyOnline} type="url" {...text('applyOnline')} />
        <TextField label={details.helpline} {...text('helpline')} />
        <TextAreaField label={details.applyOffice} rows={2} {...text('applyOffice')} />
        <TextAreaField label={details.fee} rows={2} {...text('fee')} />
        <CheckboxField
          label={details.applyAtCsc}
          checked={values.applyAtCsc}
          disabled={isDisabled}
          onChange={(event) => set({ applyAtCsc: event.target.checked })}
        />
      </Group>
      <Group title={details.dates}>
        <TextField label={details.opensOn} type="date" {...text('opensOn')} />
        <TextField label={details.closesOn} type="date" error={isTurned ? details.datesWrong : undefined} {...text('closesOn')} />
      </Group>
      <Group title={details.publication}>
        <TextField label={details.slug} hint={details.slugHint} {...text('slug')} />
        <div className="self-end">
          <CheckboxField
            label={details.featured}
            checked={values.featured}
            disabled={isDisabled}
            onChange={(event) => set({ featured: event.target.checked })}
          />
        </div>
        <div className="sm:col-span-2">
          <TextAreaField label={details.note} hint={details.noteHint} {...text('note')} />
        </div>
      </Group>
      <Group title={details.more}>
        <Select
          label={details.region}
          value={values.region}
          options={REGION_OPTIONS}
          isDisabled={isDisabled}
          onChange={(region) => set({ region })}
        />
        <TextField label={details.seoTitle} {...text('seo_title')} />
        <TextField label={details.subCategory} {...text('sub_category')} />
        <TextField label={details.parentScheme} {...text('parent_scheme')} />
        <TextField label={details.parentSchemeUrl} type="url" {...text('parent_scheme_url')} />
        <TextField label={details.tutorialUrl} type="url" {...text('gov_tutorial_url')} />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="subheading mb-3">{title}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
