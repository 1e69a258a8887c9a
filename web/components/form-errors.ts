import type { Endpoint } from '../../contract/endpoint.ts';

/** What the server would say of a form's fields, said before it is sent: the first fault of each. Empty when all is well. */
export function formErrors(endpoint: Endpoint, fields: Record<string, unknown>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of endpoint.input.safeParse(fields).error?.issues ?? []) errors[String(path[0] ?? 'form')] ??= message;
  return errors;
}
