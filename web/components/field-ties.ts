/** Connects a control with its label, hint and error for screen readers. Spread it onto the control. */
export type FieldTies = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

/** The hint has the id `{id}-hint`, the error `{id}-error`. */
export function fieldTies(id: string, { hint, error }: { hint?: unknown; error?: unknown }): FieldTies {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, ...(described && { 'aria-describedby': described }), ...(error ? { 'aria-invalid': true } : {}) };
}
