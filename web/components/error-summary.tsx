import { useEffect, useRef } from 'react';
import { useMessages } from '../language/language.tsx';
import { useSentence } from './use-sentence.ts';

type ErrorSummaryProps = {
  /** The server's sentence by name of the field; `form` for what no field is to blame for. */
  errors: Record<string, string>;
  /** The id of a field's control, from its name. */
  fieldId: (name: string) => string;
};

/** What is wrong with a form, above it, with a link to each field. It takes the focus each time it appears. */
export function ErrorSummary({ errors, fieldId }: ErrorSummaryProps) {
  const { problem } = useMessages('forms');
  const sentence = useSentence();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new errors are what it is focused for
  useEffect(() => {
    box.current?.focus();
  }, [errors]);
  if (Object.keys(errors).length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript this is what brings the reader to what is wrong
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
