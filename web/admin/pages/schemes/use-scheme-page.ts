import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listSchemes, type SchemePage, type SchemeSummary, searchSchemes } from '../../../../contract/schemes.endpoints.ts';
import { callOptions, useApi } from '../../data.tsx';
import type { SchemeListQuery } from './scheme-list-query.ts';

/** A page of the list; the previous page stays visible until it arrives. */
export function useSchemePage({ page, q, status, sort }: SchemeListQuery, limit: number) {
  const api = useApi();
  const input = { page, limit, status, ...(sort && { sort }) };
  const options = q ? callOptions(api, searchSchemes, { search: q, ...input }) : callOptions(api, listSchemes, input);
  return useQuery({ ...options, placeholderData: keepPreviousData, select: (answer) => wholePage(answer, page, limit) });
}

/** The list may come bare or under another key, and without its total. */
export function wholePage(answer: object, page: number, limit: number): SchemePage {
  const { schemes, items, data } = answer as Record<'schemes' | 'items' | 'data', unknown>;
  const list: SchemeSummary[] = [answer, schemes, items, data].find(Array.isArray) ?? [];
  const total = (page - 1) * limit + list.length;
  return { total, page, limit, ...(!Array.isArray(answer) && answer), schemes: list };
}
