import type { ReactNode } from 'react';
import { htmlToText } from '../../../../contract/html-text.ts';
import { languageInEnglish, type TranslationLanguage } from '../../../../contract/languages.ts';
import type { SchemeForStaff } from '../../../../contract/scheme-admin.endpoints.ts';
import { factsOf, TRANSLATED_FIELDS } from '../../../../contract/scheme-table.ts';
import { fieldGap } from '../../../../contract/whole-translation.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { CheckboxField, TextAreaField, TextField } from '../../components/field.tsx';
import { GapNote } from '../../components/record-form/line-gaps.tsx';
import { Select } from '../../components/select.tsx';
import type { PartProps, TranslatedValues } from './form-values.ts';
import { RichTextInput } from './rich-text-input.tsx';

const { translationSide: sentences } = words;
const STATES = (['draft', 'reviewed'] as const).map((value) => ({ value, label: sentences.states[value] }));

/** Short texts first. */
const FIELDS = TRANSLATED_FIELDS.toSorted((a, b) => Number(factsOf(a).kind === 'rich') - Number(factsOf(b).kind === 'rich'));
const ONE_ROW = 500;

type TranslationFieldsProps = PartProps & {
  language: TranslationLanguage;
  state: SchemeForStaff['translations'][TranslationLanguage]['state'];
  isEnglishChanged: boolean;
  /** Whether it is confirmed against the current English although unchanged. */
  confirms: boolean;
  onConfirm: (confirms: boolean) => void;
};

/** English and a translation side by side. */
export function TranslationFields({
  language,
  values,
  set,
  isDisabled,
  state,
  isEnglishChanged,
  confirms,
  onConfirm,
}: TranslationFieldsProps) {
  const texts = values.translations[language];
  const name = languageInEnglish(language);
  const change = (changed: Partial<TranslatedValues>) =>
    set({ translations: { ...values.translations, [language]: { ...texts, ...changed } } });
  const isOld = state === 'stale' || (state !== 'missing' && isEnglishChanged);
  return (
    <div className="grid grid-cols-1 gap-6">
      {state === 'missing' && <p className="note">{sentences.missing(name)}</p>}
      {isOld && (
        <div className="note">
          <p>{isEnglishChanged ? sentences.changing(name) : sentences.stale}</p>
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
          value={texts.state}
          options={STATES}
          isDisabled={isDisabled}
          onChange={(next) => change({ state: next as TranslatedValues['state'] })}
        />
      </div>
      {FIELDS.map((field) => {
        const { kind, limit = 0 } = factsOf(field);
        const common = {
          label: sentences.label(words.labels[field], name),
          name: `translations.${language}.${field}`,
          lang: language,
          value: texts[field],
        };
        const typed = {
          ...common,
          disabled: isDisabled,
          onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
        };
        return (
          <Pair key={field} english={kind === 'rich' ? htmlToText(values[field]) : values[field]}>
            {kind === 'rich' ? (
              <RichTextInput {...common} isDisabled={isDisabled} onChange={(html) => change({ [field]: html })} />
            ) : kind === 'line' && limit <= ONE_ROW ? (
              <TextField {...typed} />
            ) : (
              <TextAreaField rows={2} {...typed} />
            )}
            <GapNote language={language} gap={fieldGap(factsOf(field), values[field], texts[field])} />
          </Pair>
        );
      })}
    </div>
  );
}

/** The English text: to the left, above it on phones. */
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
