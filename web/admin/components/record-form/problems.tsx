/** What is wrong with a form, at its fields and above them. */
import { createContext, useContext, useEffect, useRef } from 'react';
import { recordForm as words } from '../../../../messages/admin/record-form.ts';

/** A sentence by name of the field; parts of a field have a dot in theirs: `hi.name`, `sources.0.url`. */
export type Problems = Record<string, string>;

const ProblemsContext = createContext<Problems>({});
export const ProblemsProvider = ProblemsContext;

/** What is wrong with the field of that name, if anything. */
export function useProblem(name: string | undefined): string | undefined {
  return useContext(ProblemsContext)[name ?? ''];
}

/** Brings the control of a field into view and gives it the focus. */
export function focusField(name: string): void {
  const field = document.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const find = (selector: string) => field?.querySelector<HTMLElement>(selector);
  // The toolbar of a text stands before the text.
  const control = find('[aria-invalid]') ?? find('[contenteditable]') ?? find('input, textarea, button');
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

type ProblemSummaryProps = {
  problems: Problems;
  /** Rises with each save that was refused: it takes the focus then. */
  attempt: number;
  labelOf: (name: string) => string;
  /** Opens whatever hides the field, then focuses it. */
  onGoTo: (name: string) => void;
};

export function ProblemSummary({ problems, attempt, labelOf, onGoTo }: ProblemSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  const names = Object.keys(problems);
  if (names.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="note mb-6 scroll-mt-20 border-brick bg-brick-soft">
      <h2 className="subheading">{words.problems}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" className="link inline-flex min-h-11 cursor-pointer items-center text-left" onClick={() => onGoTo(name)}>
              {words.problem(labelOf(name), problems[name] ?? '')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
