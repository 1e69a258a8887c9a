/**
 * A pool that recovers when the network silently drops packets. A connection on which a query timed out is not reused, because it
 * would delay later queries long after the database is reachable again. Idle connections are closed for the same reason.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isNoLongerPrimary } from './database-away.ts';

const LIMITS = {
  max: 8,
  connectionTimeoutMillis: 2_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
};

export function postgresPool(config: pg.PoolConfig): PostgresPool {
  const pool = new pg.Pool({ ...LIMITS, ...config });
  // Without listeners an error of an idle connection would crash the process; the next query gets a new connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { options: pool.options, connect: async () => guarded(await pool.connect()), end: () => pool.end() };
}

function guarded(client: pg.PoolClient): PostgresPoolClient {
  let fault: unknown;
  const query = async (sql: string, parameters: unknown[]) => {
    if (fault) throw fault;
    try {
      return await client.query(sql, parameters);
    } catch (error) {
      // A DatabaseError is an answer, so the connection works; any other error, or one from a former primary, means it does not.
      if (!(error instanceof pg.DatabaseError) || isNoLongerPrimary(error)) fault = error;
      throw error;
    }
  };
  return { query: query as never, release: (destroy) => client.release(destroy === true || fault !== undefined) };
}
