import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SCHEMES_PER_ADMIN_PAGE } from '../../../../contract/scheme-admin.endpoints.ts';
import { listSchemes, searchSchemes } from '../../../../contract/schemes.endpoints.ts';
import { callOptions, useApi } from '../../../data.tsx';
import type { SchemeListQuery } from './scheme-list-query.ts';

/** The page of the list; the one before stays on screen until the next has arrived. */
export function useSchemePage({ page, q, status, sort }: SchemeListQuery) {
  const api = useApi();
  const input = { page, limit: SCHEMES_PER_ADMIN_PAGE, status, ...(sort && { sort }) };
  const options = q ? callOptions(api, searchSchemes, { search: q, ...input }) : callOptions(api, listSchemes, input);
  return useQuery({ ...options, placeholderData: keepPreviousData });
}
