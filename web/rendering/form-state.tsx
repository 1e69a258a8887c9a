import { createContext, type ReactNode, useContext, useState } from 'react';
import type { FormState } from '../../contract/page-data.ts';
import { usePath } from '../routing/router.tsx';

const FormStateContext = createContext<FormState | null>(null);

/** Passes submitted values and errors to the page's form until navigation. */
export function FormStateProvider({ form, children }: { form?: FormState; children: ReactNode }) {
  const path = usePath();
  const [sentFrom] = useState(path);
  return <FormStateContext value={path === sentFrom ? (form ?? null) : null}>{children}</FormStateContext>;
}

/** Set only when a form submitted without JavaScript is shown again. */
export const useFormState = (): FormState | null => useContext(FormStateContext);
