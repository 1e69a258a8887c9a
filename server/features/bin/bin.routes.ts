/** What lies in the bin, of all kinds. Bringing something back is each kind's own affair. */
import { listBin } from '../../../contract/bin.endpoints.ts';
import type { House } from '../../house.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { readBin } from '../../platform/records/bin.ts';

export function binRoutes({ db }: House): Route[] {
  return [route(listBin, () => readBin(db))];
}
