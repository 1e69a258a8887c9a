/** What the domains are built on; made once in `app.ts` and handed to each of them. */
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import type { CatalogueKeeper } from './platform/catalogue/catalogue-keeper.ts';
import type { Engine } from './platform/database/connect.ts';
import type { Reserve } from './platform/database/reserve.ts';
import type { Database } from './platform/database/tables.ts';
import type { Failures } from './platform/observation/failures.ts';

export type House = {
  env: Env;
  db: Database;
  engine: Engine;
  catalogue: CatalogueKeeper;
  /** The one clock; tests move it. */
  now: () => Date;
  log: Logger;
  /** What failed lately. */
  failures: Failures;
  /** Room for logins on a full disk; none where the database is elsewhere. */
  reserve?: Reserve;
};
