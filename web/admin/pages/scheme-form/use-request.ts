import { useSearch } from 'wouter';
import { type AdminRequest, listSchemeRequests } from '../../../../contract/requests.endpoints.ts';
import { useData } from '../../data.tsx';
import { BLANK, type FormValues } from './form-values.ts';

/** The request a new scheme starts from, by `?request=`; `id` is null without one. */
export function useRequest() {
  const text = new URLSearchParams(useSearch()).get('request') ?? '';
  const id = /^\d{1,10}$/.test(text) ? Number(text) : null;
  const query = useData(listSchemeRequests, {}, { enabled: id !== null });
  return { id, query, request: query.data?.requests.find((one) => one.id === id) };
}

/** Prefills the form from a request. What visitors wrote about themselves goes into the note, which only staff can read. */
export function valuesFromRequest(request: AdminRequest): FormValues {
  return {
    ...BLANK,
    name: request.name,
    categories: request.category === null ? [] : [String(request.category)],
    note: request.description.trim(),
  };
}
