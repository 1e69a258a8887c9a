import { useId } from 'react';
import { RichTextEditor } from '../../components/rich-text-editor.tsx';

export type RichTextInputProps = {
  label: string;
  name: string;
  hint?: string | undefined;
  lang?: string | undefined;
  value: string;
  onChange: (html: string) => void;
  isDisabled: boolean;
};

/** A rich text field of a scheme with its writing aids. */
export function RichTextInput({ label, name, hint, lang, value, onChange, isDisabled }: RichTextInputProps) {
  const id = useId();
  return (
    <div>
      <RichTextEditor
        id={id}
        label={label}
        name={name}
        lang={lang}
        toolbar="scheme"
        value={value}
        onChange={onChange}
        disabled={isDisabled}
      />
      {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
    </div>
  );
}
