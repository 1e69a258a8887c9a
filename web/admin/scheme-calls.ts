import type { QueryClient } from '@tanstack/react-query';
import { listBin } from '../../contract/bin.endpoints.ts';
import { type Endpoint, endpointKey } from '../../contract/endpoint.ts';
import { readOldNumbers } from '../../contract/old-numbers.endpoints.ts';
import { listSchemeRequests } from '../../contract/requests.endpoints.ts';
import { listAllSchemes, readSchemeForStaff } from '../../contract/scheme-admin.endpoints.ts';
import { listSchemeHistory } from '../../contract/scheme-history.endpoints.ts';
import { listSchemes, readScheme, searchSchemes } from '../../contract/schemes.endpoints.ts';
import { listSchemesWithoutRules } from '../../contract/work.endpoints.ts';

/** Calls whose cached answers go stale when a scheme is written. */
export const SCHEME_CALLS: Endpoint[] = [
  listSchemes,
  searchSchemes,
  readScheme,
  readSchemeForStaff,
  listAllSchemes,
  listSchemeHistory,
  listBin,
  listSchemeRequests,
  listSchemesWithoutRules,
  readOldNumbers,
];

/** Called before navigating after a save, so that the next screen fetches new data and does not flash the old. */
export function forgetSchemes(client: QueryClient): void {
  for (const call of SCHEME_CALLS) client.removeQueries({ queryKey: [endpointKey(call)], type: 'inactive' });
}
