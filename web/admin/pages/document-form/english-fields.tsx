import { DOCUMENT_GROUPS } from '../../../../contract/document-groups.ts';
import { SOURCE_LANGUAGE } from '../../../../contract/languages.ts';
import { documentForm as words } from '../../../../messages/admin/document-form.ts';
import { papers } from '../../../../messages/admin/documents.ts';
import { TextField } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { type DocumentValues, type PartProps, TEXT_FIELDS } from './document-values.ts';
import { slugFrom } from './slug-from.ts';
import { TextInput } from './text-input.tsx';

const GROUPS = DOCUMENT_GROUPS.map((value) => ({ value, label: papers.groups[value] }));

/** The English texts and the group. */
export function EnglishFields({ values, set, isDisabled, isNew }: PartProps & { /** Its slug can still be chosen. */ isNew: boolean }) {
  // The slug follows the name until it is edited.
  const rename = (changed: Partial<DocumentValues>) => {
    const follows = isNew && changed.name !== undefined && values.slug === slugFrom(values.name);
    set({ ...changed, ...(follows && { slug: slugFrom(changed.name ?? '') }) });
  };
  const [name, ...rest] = TEXT_FIELDS;
  return (
    <div className="grid grid-cols-1 gap-6">
      {name && <TextInput field={name} language={SOURCE_LANGUAGE} values={values} set={rename} isDisabled={isDisabled} />}
      <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
        <TextField
          label={words.labels.slug}
          name="slug"
          hint={words.hints.slug}
          isRequired
          disabled={isDisabled || !isNew}
          value={values.slug}
          onChange={(event) => set({ slug: event.target.value })}
        />
        <Select
          label={words.labels.group}
          value={values.group}
          options={GROUPS}
          isDisabled={isDisabled}
          onChange={(group) => set({ group: group as DocumentValues['group'] })}
        />
      </div>
      {rest.map((field) => (
        <TextInput key={field} field={field} language={SOURCE_LANGUAGE} values={values} set={set} isDisabled={isDisabled} />
      ))}
    </div>
  );
}
