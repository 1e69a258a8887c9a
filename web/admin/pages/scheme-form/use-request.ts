import { useSearch } from 'wouter';
import { encodeHtml } from '../../../../contract/html-text.ts';
import { type AdminRequest, listSchemeRequests } from '../../../../contract/requests.endpoints.ts';
import { useData } from '../../../data.tsx';
import { BLANK, type FormValues } from './form-values.ts';

/** The request a new scheme is started from, by `?request=`; `id` is null without one. */
export function useRequest() {
  const text = new URLSearchParams(useSearch()).get('request') ?? '';
  const id = /^\d{1,10}$/.test(text) ? Number(text) : null;
  const query = useData(listSchemeRequests, {}, { enabled: id !== null });
  return { id, query, request: query.data?.requests.find((one) => one.id === id) };
}

/** The form filled in with what was asked for. */
export function valuesFromRequest(request: AdminRequest): FormValues {
  const paragraphs = request.description.split(/\n+/).filter((line) => line.trim());
  return {
    ...BLANK,
    name: request.name,
    categories: request.category === null ? [] : [String(request.category)],
    schemeDescription: paragraphs.map((line) => `<p>${encodeHtml(line.trim())}</p>`).join(''),
  };
}
