import { Field } from '../../components/field.tsx';

export type RichTextInputProps = {
  label: string;
  hint?: string;
  value: string;
  onChange: (html: string) => void;
  isDisabled: boolean;
  lang?: string;
};

/** A rich text of a scheme. */
export function RichTextInput({ label, hint, value, onChange, isDisabled, lang }: RichTextInputProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          lang={lang}
          rows={6}
          disabled={isDisabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="field"
        />
      )}
    </Field>
  );
}
