import type { ZodMiniType } from 'zod/mini';

/** Messages by field name; parts of a field have dotted names: `hi.name`, `sources.0.url`. */
export type FieldErrors = Record<string, string>;

/** Validates a form with the server's schema before it is sent: the first error of each field. */
export function formErrors(schema: ZodMiniType, input: object): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) errors[path.join('.')] ??= message;
  return errors;
}
