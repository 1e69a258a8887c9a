import { readReference } from '../../../contract/request-reference.ts';

/** Number and code in the address; null if one is missing. */
export function askedFor(search: URLSearchParams): { id: string; key: string } | null {
  const id = readReference(search.get('number') ?? '');
  const key = (search.get('key') ?? '').trim();
  return id && key ? { id, key } : null;
}

/** Errors of a submitted form with a missing number or code; empty if none was submitted. */
export function missingFields(search: URLSearchParams): Record<string, string> {
  const names = ['number', 'key'];
  if (!names.some((name) => search.get(name)?.trim())) return {};
  return Object.fromEntries(names.filter((name) => !search.get(name)?.trim()).map((name) => [name, 'Required']));
}
