import { TextAreaField } from '../../components/field.tsx';

type ContentFieldProps = { label: string; value: string; onChange: (html: string) => void; disabled: boolean; isRequired?: boolean };

/** The text of a blog, as HTML. */
export function ContentField({ onChange, ...field }: ContentFieldProps) {
  return <TextAreaField rows={12} {...field} onChange={(event) => onChange(event.target.value)} />;
}
