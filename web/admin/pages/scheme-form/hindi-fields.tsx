import type { ReactNode } from 'react';
import { htmlToText } from '../../../../contract/html-text.ts';
import type { SchemeForStaff } from '../../../../contract/scheme-admin.endpoints.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { CheckboxField, TextAreaField, TextField } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import type { HindiText, HindiValues, PartProps } from './form-values.ts';
import { RichTextInput } from './rich-text-input.tsx';

const { hindi: sentences } = words;
const STATES = (['draft', 'reviewed'] as const).map((value) => ({ value, label: sentences.states[value] }));

const LINES: { field: HindiText; label: string }[] = [
  { field: 'name', label: sentences.name },
  { field: 'summary', label: sentences.summary },
  { field: 'department', label: sentences.department },
  { field: 'applyOffice', label: sentences.applyOffice },
  { field: 'fee', label: sentences.fee },
];
const TEXTS: { field: HindiText; label: string }[] = [
  { field: 'eligibility', label: sentences.eligibility },
  { field: 'documentsRequired', label: sentences.documents },
  { field: 'benefits', label: sentences.benefits },
  { field: 'applicationProcess', label: sentences.process },
  { field: 'schemeDescription', label: sentences.description },
];

type HindiFieldsProps = PartProps & {
  state: SchemeForStaff['hindi']['state'];
  isEnglishChanged: boolean;
  /** The Hindi is to be saved as a translation of the English as it stands now, though no word of it changed. */
  confirms: boolean;
  onConfirm: (confirms: boolean) => void;
};

/** English and Hindi side by side. */
export function HindiFields({ values, set, isDisabled, state, isEnglishChanged, confirms, onConfirm }: HindiFieldsProps) {
  const { hindi } = values;
  const change = (changed: Partial<HindiValues>) => set({ hindi: { ...hindi, ...changed } });
  const isOld = state === 'stale' || (state !== 'missing' && isEnglishChanged);
  return (
    <div className="grid grid-cols-1 gap-6">
      {state === 'missing' && <p className="note">{sentences.missing}</p>}
      {isOld && (
        <div className="note">
          <p>{isEnglishChanged ? sentences.changing : sentences.stale}</p>
          <CheckboxField
            label={sentences.confirm}
            checked={confirms}
            disabled={isDisabled}
            onChange={(event) => onConfirm(event.target.checked)}
          />
        </div>
      )}
      <div className="max-w-md">
        <Select
          label={sentences.state}
          value={hindi.state}
          options={STATES}
          isDisabled={isDisabled}
          onChange={(next) => change({ state: next as HindiValues['state'] })}
        />
      </div>
      {LINES.map(({ field, label }) => (
        <Pair key={field} english={values[field]}>
          {field === 'name' || field === 'department' ? (
            <TextField
              label={label}
              lang="hi"
              disabled={isDisabled}
              value={hindi[field]}
              onChange={(event) => change({ [field]: event.target.value })}
            />
          ) : (
            <TextAreaField
              label={label}
              lang="hi"
              rows={2}
              disabled={isDisabled}
              value={hindi[field]}
              onChange={(event) => change({ [field]: event.target.value })}
            />
          )}
        </Pair>
      ))}
      {TEXTS.map(({ field, label }) => (
        <Pair key={field} english={htmlToText(values[field])}>
          <RichTextInput label={label} isDisabled={isDisabled} value={hindi[field]} onChange={(html) => change({ [field]: html })} />
        </Pair>
      ))}
    </div>
  );
}

/** The English to translate from stands to the left; above it on phones. */
function Pair({ english, children }: { english: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4 border-t border-line pt-4 md:grid-cols-2">
      <div>
        <p className="mb-1 text-sm font-semibold text-muted">{sentences.english}</p>
        {english ? (
          <p className="rounded-lg bg-sand p-3 whitespace-pre-line wrap-anywhere">{english}</p>
        ) : (
          <p className="text-muted">{sentences.nothing}</p>
        )}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
