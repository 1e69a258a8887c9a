import { languageInEnglish, SOURCE_LANGUAGE, type TranslationLanguage } from '../../../../contract/languages.ts';
import { WRITTEN_STATES, type WrittenState } from '../../../../contract/translation.ts';
import { documentForm as words } from '../../../../messages/admin/document-form.ts';
import { schemeForm } from '../../../../messages/admin/scheme-form.ts';
import { CheckboxField } from '../../components/field.tsx';
import { GapNote } from '../../components/record-form/line-gaps.tsx';
import { Select } from '../../components/select.tsx';
import { documentGap } from './document-problems.ts';
import { type PartProps, type Step, TEXT_FIELDS, textsIn } from './document-values.ts';
import { isBegun } from './sent-document.ts';
import { TextInput } from './text-input.tsx';

const STATES = WRITTEN_STATES.map((value) => ({ value, label: schemeForm.translationSide.states[value] }));

type TranslationFieldsProps = PartProps & {
  language: TranslationLanguage;
  /** Its English is being changed and it is not. */
  isLeftBehind: boolean;
  confirms: boolean;
  onConfirm: (confirms: boolean) => void;
};

/** English and a translation side by side. */
export function TranslationFields({ language, isLeftBehind, confirms, onConfirm, ...part }: TranslationFieldsProps) {
  const { values, set, isDisabled } = part;
  const name = languageInEnglish(language);
  const state = values[`${language}_state`];
  const english = textsIn(values, SOURCE_LANGUAGE);
  return (
    <div className="grid grid-cols-1 gap-6">
      {!isBegun(values, language) && <p className="note">{words.sides.missing(name)}</p>}
      {state === 'stale' && <p className="note">{words.sides.stale}</p>}
      {isLeftBehind && (
        <div className="note">
          <p>{words.sides.changing(name)}</p>
          <CheckboxField
            label={words.sides.confirm}
            checked={confirms}
            disabled={isDisabled}
            onChange={(event) => onConfirm(event.target.checked)}
          />
        </div>
      )}
      <div className="max-w-md">
        <Select
          label={words.inLanguage(words.labels.state, name)}
          value={state}
          options={STATES.filter(({ value }) => value !== 'stale' || state === 'stale')}
          isDisabled={isDisabled}
          onChange={(next) => set({ [`${language}_state`]: next as WrittenState })}
        />
      </div>
      {TEXT_FIELDS.map((field) => (
        <div key={field} className="grid grid-cols-1 gap-4 border-t border-line pt-4 md:grid-cols-2">
          <English text={readable(english[field])} />
          <div className="min-w-0">
            <TextInput {...part} field={field} language={language} />
            <GapNote language={language} gap={documentGap(values, field, language)} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The English text: to the left, above it on phones. */
function English({ text }: { text: string }) {
  return (
    <div>
      <p className="mb-1 text-sm font-semibold text-muted">{words.sides.english}</p>
      {text ? (
        <p className="rounded-lg bg-sand p-3 whitespace-pre-line wrap-anywhere">{text}</p>
      ) : (
        <p className="text-muted">{words.sides.nothing}</p>
      )}
    </div>
  );
}

function readable(text: string | Step[]): string {
  if (typeof text === 'string') return text;
  return text.map((step, index) => `${index + 1}. ${[step.title, step.text].filter(Boolean).join('\n')}`).join('\n\n');
}
