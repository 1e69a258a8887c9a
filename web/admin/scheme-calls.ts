import { listBin } from '../../contract/bin.endpoints.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { listSchemeRequests } from '../../contract/requests.endpoints.ts';
import { listAllSchemes, readSchemeForStaff } from '../../contract/scheme-admin.endpoints.ts';
import { listSchemeHistory } from '../../contract/scheme-history.endpoints.ts';
import { listSchemes, readScheme, searchSchemes } from '../../contract/schemes.endpoints.ts';

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
];
