import { type Language, languageInEnglish, SOURCE_LANGUAGE } from '../../../../contract/languages.ts';
import { documentForm as words } from '../../../../messages/admin/document-form.ts';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { isLines, keyOf, type PartProps, type Step, type TextField as TextName } from './document-values.ts';
import { StepsField } from './steps-field.tsx';

const REQUIRED: readonly TextName[] = ['name', 'summary'];
/** Rows of the longer texts. */
const ROWS: Partial<Record<TextName, number>> = { summary: 2, description: 6, acceptedInstead: 3, refusals: 5, corrections: 3 };

type TextInputProps = PartProps & { field: TextName; language: Language };

/** One text of a document in one language. */
export function TextInput({ field, language, values, set, isDisabled }: TextInputProps) {
  const name = keyOf(language, field);
  const isEnglish = language === SOURCE_LANGUAGE;
  const label = isEnglish ? words.labels[field] : words.inLanguage(words.labels[field], languageInEnglish(language));
  if (field === 'steps') {
    return (
      <StepsField
        label={label}
        name={name}
        language={language}
        steps={values[name] as Step[]}
        onChange={(steps) => set({ [name]: steps })}
        isDisabled={isDisabled}
      />
    );
  }
  const typed = {
    label,
    name,
    hint: isEnglish || isLines(field) ? words.hints[field] : undefined,
    isRequired: isEnglish && REQUIRED.includes(field),
    lang: language,
    disabled: isDisabled,
    value: String(values[name]),
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  };
  return field === 'name' ? <TextField {...typed} /> : <TextAreaField rows={ROWS[field] ?? 2} {...typed} />;
}
