import { readReference } from '../../../contract/request-reference.ts';

/** Number and code from the address; null when one is missing. */
export function askedFor(search: URLSearchParams): { id: string; key: string } | null {
  const id = readReference(search.get('number') ?? '');
  const key = (search.get('key') ?? '').trim();
  return id && key ? { id, key } : null;
}

/** Of a form that was sent without one of the two: what is wrong, by field. Nothing where no form was sent. */
export function missingFields(search: URLSearchParams): Record<string, string> {
  const names = ['number', 'key'];
  if (!names.some((name) => search.get(name)?.trim())) return {};
  return Object.fromEntries(names.filter((name) => !search.get(name)?.trim()).map((name) => [name, 'Required']));
}
