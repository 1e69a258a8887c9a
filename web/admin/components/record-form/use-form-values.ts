import { useState } from 'react';
import type { Problems } from './problems.tsx';

/**
 * What every form is: values, and what is wrong with them. A fault shows when sending was tried, and goes when its field is repaired.
 *
 * @param check what is wrong with values, by the names of their fields
 */
export function useFormValues<T extends object>(initial: T | (() => T), check: (values: T) => Problems) {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  /** Rises with each attempt that was refused. */
  const [attempt, setAttempt] = useState(0);

  const set = (changed: Partial<T>) => {
    const next = { ...values, ...changed };
    setValues((before) => ({ ...before, ...changed }));
    const isTouched = (name: string) => (name.split('.')[0] ?? '') in changed;
    if (!Object.keys(problems).some(isTouched)) return;
    const still = check(next);
    setProblems(
      Object.fromEntries(
        Object.entries(problems).flatMap(([name, sentence]) => {
          const now = isTouched(name) ? still[name] : sentence;
          return now ? [[name, now]] : [];
        }),
      ),
    );
  };
  const replace = (next: T) => {
    setValues(next);
    setProblems({});
  };
  const refuse = (found: Problems) => {
    setProblems(found);
    setAttempt((before) => before + 1);
  };
  return {
    values,
    set,
    replace,
    problems,
    attempt,
    refuse,
    /** Null when what is typed may be sent; otherwise what is wrong, which is then shown. */
    findProblems: (matters: (name: string) => boolean = () => true): Problems | null => {
      const found = Object.fromEntries(Object.entries(check(values)).filter(([name]) => matters(name)));
      if (Object.keys(found).length === 0) {
        setProblems({});
        return null;
      }
      refuse(found);
      return found;
    },
    /** Spread onto a text field: its name, its value, and how it changes. */
    text: (name: keyof T & string) => ({
      name,
      value: String(values[name] ?? ''),
      onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value } as Partial<T>),
    }),
  };
}
