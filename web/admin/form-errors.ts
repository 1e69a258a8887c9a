import type { ZodMiniType } from 'zod/mini';
import { sentenceOf } from '../../contract/input-problem.ts';
import type { FieldErrors } from '../components/form-errors.ts';

/** Validates a form with the server's schema before it is sent: the first error of each field. */
export function formErrors(schema: ZodMiniType, input: object): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of schema.safeParse(input).error?.issues ?? []) errors[issue.path.join('.')] ??= sentenceOf(issue, input);
  return errors;
}
