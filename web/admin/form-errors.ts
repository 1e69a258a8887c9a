import type { ZodMiniType } from 'zod/mini';
import { sentenceOf } from '../../contract/input-problem.ts';
import type { FieldErrors } from '../components/form-errors.ts';

/** What the server would say of what is about to be sent, said before: the first fault of each field. Empty when all is well. */
export function formErrors(schema: ZodMiniType, input: object): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of schema.safeParse(input).error?.issues ?? []) errors[issue.path.join('.')] ??= sentenceOf(issue, input);
  return errors;
}
