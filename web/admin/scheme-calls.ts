import type { QueryClient } from '@tanstack/react-query';
import { listBin } from '../../contract/bin.endpoints.ts';
import { type Endpoint, endpointKey } from '../../contract/endpoint.ts';
import { readOldNumbers } from '../../contract/old-numbers.endpoints.ts';
import { listSchemeRequests } from '../../contract/requests.endpoints.ts';
import { listAllSchemes, readSchemeForStaff } from '../../contract/scheme-admin.endpoints.ts';
import { listSchemeHistory } from '../../contract/scheme-history.endpoints.ts';
import { listSchemes, readScheme, searchSchemes } from '../../contract/schemes.endpoints.ts';
import { listSchemesWithoutRules } from '../../contract/work.endpoints.ts';

/** Every call whose answer a write to a scheme makes untrue. */
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

/** Before the screen changes after a save: what it shows next is fetched anew instead of flashing what was true before. */
export function forgetSchemes(client: QueryClient): void {
  for (const call of SCHEME_CALLS) client.removeQueries({ queryKey: [endpointKey(call)], type: 'inactive' });
}
