import { useState } from 'react';
import type { Problems } from './problems.tsx';

/**
 * Values and validation errors of a form. An error shows after a submit attempt and goes when its field is fixed.
 * @param check errors of values, by field name
 */
export function useFormValues<T extends object>(initial: T | (() => T), check: (values: T) => Problems) {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  /** Increases with each refused attempt. */
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
    /** Validates and shows the errors; null if the form may be sent. */
    findProblems: (matters: (name: string) => boolean = () => true): Problems | null => {
      const found = Object.fromEntries(Object.entries(check(values)).filter(([name]) => matters(name)));
      if (Object.keys(found).length === 0) {
        setProblems({});
        return null;
      }
      refuse(found);
      return found;
    },
    /** Props of a text field: name, value, onChange. */
    text: (name: keyof T & string) => ({
      name,
      value: String(values[name] ?? ''),
      onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value } as Partial<T>),
    }),
  };
}
