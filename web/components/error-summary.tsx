import { useEffect, useRef } from 'react';
import { useMessages } from '../language/language.tsx';
import { useSentence } from './use-sentence.ts';

type ErrorSummaryProps = {
  /** Messages by field name; `form` for errors of no field. */
  errors: Record<string, string>;
  /** The control's id for a field name. */
  fieldId: (name: string) => string;
};

/** The errors above a form, each linked to its field. Takes the focus when it appears. */
export function ErrorSummary({ errors, fieldId }: ErrorSummaryProps) {
  const { problem } = useMessages('forms');
  const sentence = useSentence();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new errors take the focus
  useEffect(() => {
    box.current?.focus();
  }, [errors]);
  if (Object.keys(errors).length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript, this moves the focus to the errors
    <div ref={box} role="alert" tabIndex={-1} autoFocus className="note mb-6 border-brick bg-brick-soft">
      <h2 className="subheading">{problem}</h2>
      <ul>
        {Object.entries(errors).map(([name, text]) => (
          <li key={name}>
            {name === 'form' ? (
              sentence(text)
            ) : (
              <a href={`#${fieldId(name)}`} className="link inline-flex min-h-11 items-center">
                {sentence(text)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
