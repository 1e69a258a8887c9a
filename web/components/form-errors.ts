import type { ZodMiniType } from 'zod/mini';

/** A sentence by name of the field; parts of a field have a dot in theirs: `hi.name`, `sources.0.url`. */
export type FieldErrors = Record<string, string>;

/** What the server would say of what is about to be sent, said before: the first fault of each field. Empty when all is well. */
export function formErrors(schema: ZodMiniType, input: object): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) errors[path.join('.')] ??= message;
  return errors;
}
