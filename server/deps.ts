/** Dependencies of all features, created once in `app.ts` and passed to each. */
import type { Logger } from 'pino';
import type { CatalogueKeeper } from './domain/catalogue/catalogue-keeper.ts';
import type { Env } from './env.ts';
import type { Engine } from './platform/database/connect.ts';
import type { Reserve } from './platform/database/reserve.ts';
import type { Database } from './platform/database/tables.ts';
import type { Failures } from './platform/observability/failures.ts';

export type Deps = {
  env: Env;
  db: Database;
  engine: Engine;
  catalogue: CatalogueKeeper;
  /** The only clock; tests set it. */
  now: () => Date;
  log: Logger;
  /** Recent failures. */
  failures: Failures;
  /** Reserved space for logins on a full disk; undefined for PostgreSQL. */
  reserve?: Reserve;
};
