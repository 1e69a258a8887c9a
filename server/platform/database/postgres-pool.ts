/**
 * A pool that recovers when the way to the database has swallowed what it was given. A connection on which no answer came is
 * not given to anybody again: it would hold up each of them in turn, long after the database can be reached. Those that were
 * idle meanwhile are closed by then: the pool keeps no connection that long without use.
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
  // A connection that breaks, idle or just taken from the pool, must not end the process; the next query gets a new one.
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
      // What the database itself says is an answer, but of one that is no longer the primary none helps; anything else means that none has come.
      if (!(error instanceof pg.DatabaseError) || isNoLongerPrimary(error)) fault = error;
      throw error;
    }
  };
  return { query: query as never, release: (destroy) => client.release(destroy === true || fault !== undefined) };
}
