/** Validation errors of a form, at the fields and in a summary above. */
import { createContext, useContext, useEffect, useRef } from 'react';
import { recordForm as words } from '../../../../messages/admin/record-form.ts';

/** Error messages by field name; parts of a field have dotted names: `hi.name`, `sources.0.url`. */
export type Problems = Record<string, string>;

const ProblemsContext = createContext<Problems>({});
export const ProblemsProvider = ProblemsContext;

/** The error of a field, if any. */
export function useProblem(name: string | undefined): string | undefined {
  return useContext(ProblemsContext)[name ?? ''];
}

/** Scrolls to a field's control and focuses it. */
export function focusField(name: string): void {
  const field = document.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const find = (selector: string) => field?.querySelector<HTMLElement>(selector);
  // In a rich text field, the toolbar's buttons come before the text.
  const control = find('[aria-invalid]') ?? find('[contenteditable]') ?? find('input, textarea, button');
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

type ProblemSummaryProps = {
  problems: Problems;
  /** Increases with each refused save, which moves the focus to the summary. */
  attempt: number;
  labelOf: (name: string) => string;
  /** Opens the tab that hides the field, then focuses it. */
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
