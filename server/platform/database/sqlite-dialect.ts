/**
 * Kysely on `node:sqlite`, whose calls are synchronous: waiting in one for another process's lock would block every visitor. So
 * reads use a separate connection, which writers never block, and writes are serialised by a mutex and retried while another
 * process holds the lock.
 */
import type { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** How long a statement is retried, including the wait for the mutex. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 25;
const SQLITE_BUSY = 5;

export type SqliteHandles = {
  /** Opened without a busy timeout, as is the reader. */
  writer: DatabaseSync;
  reader: DatabaseSync;
};

export function sqliteDialect(handles: SqliteHandles): Dialect {
  return {
    createDriver: () => new SqliteDriver(handles),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new ConcurrentAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #handles: SqliteHandles;
  readonly #mutex = new Mutex();

  constructor(handles: SqliteHandles) {
    this.#handles = handles;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteSession> {
    return new SqliteSession(this.#handles, this.#mutex);
  }

  beginTransaction(session: SqliteSession): Promise<void> {
    return session.begin();
  }

  async commitTransaction(session: SqliteSession): Promise<void> {
    await session.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(session: SqliteSession): Promise<void> {
    // On a full disk SQLite has already rolled the transaction back.
    if (this.#handles.writer.isTransaction) await session.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(session: SqliteSession): Promise<void> {
    session.end();
  }

  async destroy(): Promise<void> {
    this.#handles.reader.close();
    this.#handles.writer.close();
  }
}

class SqliteSession implements DatabaseConnection {
  readonly #handles: SqliteHandles;
  readonly #mutex: Mutex;
  /** Releases the write mutex; set while a transaction is open. */
  #release: (() => void) | undefined;

  constructor(handles: SqliteHandles, mutex: Mutex) {
    this.#handles = handles;
    this.#mutex = mutex;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { writer, reader } = this.#handles;
    if (this.#release) return run(writer, query);
    const giveUpAt = performance.now() + PATIENCE_MS;
    if (/^\s*select\b/i.test(query.sql)) return runWithRetry(reader, query, giveUpAt);
    const release = await this.#mutex.take();
    try {
      return await runWithRetry(writer, query, giveUpAt);
    } finally {
      release();
    }
  }

  /** BEGIN IMMEDIATE, because a transaction that begins as a reader fails at once when it meets another process's lock. */
  async begin(): Promise<void> {
    const giveUpAt = performance.now() + PATIENCE_MS;
    this.#release = await this.#mutex.take();
    await runWithRetry(this.#handles.writer, CompiledQuery.raw('begin immediate'), giveUpAt);
  }

  end(): void {
    this.#release?.();
    this.#release = undefined;
  }

  // biome-ignore lint/correctness/useYield: nothing here reads row by row
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed');
  }
}

/** A mutex, first come, first served. */
class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Resolves with the function that releases it. */
  async take(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}

/** Retries until the lock is free, yielding to the event loop in between. Safe, because SQLITE_BUSY means nothing was executed. */
async function runWithRetry<R>(sqlite: DatabaseSync, query: CompiledQuery, giveUpAt: number): Promise<QueryResult<R>> {
  for (;;) {
    try {
      return run(sqlite, query);
    } catch (error) {
      if (!isBusy(error) || performance.now() >= giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

function run<R>(sqlite: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = sqlite.prepare(sql);
  if (statement.columns().length > 0) return { rows: statement.all(...(parameters as never[])) as R[] };
  const { changes, lastInsertRowid } = statement.run(...(parameters as never[]));
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** The low byte is the primary result code. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && (Number((error as { errcode?: number }).errcode) & 0xff) === SQLITE_BUSY;
}
