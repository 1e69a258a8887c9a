/** What ties a control to its label, hint and error, for those who hear the page. Spread it onto the control. */
export type FieldTies = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

/** The hint stands at `{id}-hint`, the error at `{id}-error`. */
export function fieldTies(id: string, { hint, error }: { hint?: unknown; error?: unknown }): FieldTies {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, ...(described && { 'aria-describedby': described }), ...(error ? { 'aria-invalid': true } : {}) };
}
