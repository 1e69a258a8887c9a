/** The real application on a database of its own, for tests. Engine: SQLite, or PostgreSQL when `TEST_ENGINE=postgres`. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { Api, Endpoint } from '../../contract/endpoint.ts';
import { ApiError, KEY_HEADER, pathParameters } from '../../contract/endpoint.ts';
import { login } from '../../contract/session.endpoints.ts';
import { type App, createApp } from '../app.ts';
import { cachedLexicon } from '../content/lexicon-cache.ts';
import { indexStore } from '../domain/catalogue/stored-index.ts';
import { type Env, readEnv } from '../env.ts';
import { ensureAdmin } from '../features/users/first-admin.ts';
import { type Connection, connect, type Engine } from '../platform/database/connect.ts';
import { migrate } from '../platform/database/migrate.ts';
import { copyPostgresTemplate, copyTemplate, databaseUrl } from './template.ts';

export type TestApp = {
  app: App;
  env: Env;
  connection: Connection;
  /** Calls an endpoint over HTTP semantics (no socket), with the cookie given. */
  api: (cookie?: string) => Api;
  /** A raw request; `path` begins with a slash. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Logs in and returns the cookie; the administrator unless another name is given. */
  signIn: (username?: string, password?: string) => Promise<string>;
  /** Moves the clock by so many milliseconds. */
  advance: (milliseconds: number) => void;
  /** The statements the database gets for some work, not those of anything else that runs meanwhile. */
  statementsOf: (work: () => Promise<unknown>) => Promise<string[]>;
  /** Does at once what the server does of itself every hour. */
  runBackgroundJobs: () => Promise<void>;
  /** Another application on the same database, as a second process would be. */
  twin: () => Promise<App>;
  close: () => Promise<void>;
};

export const TEST_ENGINE = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';
const POSTGRES_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
export const TEST_PASSWORD = 'correct horse battery';
const ORIGIN = 'http://localhost:3000';

type Options = {
  seeded?: boolean;
  env?: Record<string, string>;
  postgresUrl?: string;
  isClockStill?: boolean;
  release?: ReadonlyMap<string, string>;
  engine?: Engine;
  foundDatabase?: (connection: Connection) => Promise<unknown>;
};

/**
 * @param options.seeded filled from the content files
 * @param options.postgresUrl another way to the same PostgreSQL, such as through a wire that can be cut
 * @param options.isClockStill only `advance` moves it: for what waits in seconds, which a busy machine takes over a few calls
 * @param options.release what the software brings, by hash; unknown without it
 * @param options.engine that of the run unless a test compares both
 * @param options.foundDatabase makes what the application finds when it starts; not together with `seeded`
 */
export async function testApp({
  seeded = false,
  env: settings = {},
  postgresUrl = POSTGRES_URL,
  isClockStill = false,
  release,
  engine = TEST_ENGINE,
  foundDatabase,
}: Options = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-test-'));
  // What the application is to find is put into a database without tables.
  const kind = foundDatabase ? 'empty' : seeded ? 'seeded' : 'migrated';
  const admin = engine === 'postgres' ? new pg.Client(POSTGRES_URL) : undefined;
  await admin?.connect();
  const database = admin && (await copyPostgresTemplate(admin, POSTGRES_URL, kind));
  if (kind !== 'empty') await copyTemplate(kind, dataDir, { withDatabase: !admin });
  const env = readEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: database ? databaseUrl(postgresUrl, database) : '',
    RATE_LIMITS: 'off',
    PASSWORD_COST: 'low',
    ADMIN_PASSWORD: TEST_PASSWORD,
    ...settings,
  });
  const heard = new AsyncLocalStorage<string[]>();
  const connection = connect(env, { log: ({ query }) => void heard.getStore()?.push(query.sql), isSite: true });
  await foundDatabase?.(connection);
  await migrate(connection);
  const lexicon = () => (seeded ? cachedLexicon(dataDir) : []);
  let offset = 0;
  const failures: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void failures.push(JSON.parse(line).error ?? line) });
  const start = Date.now();
  const now = () => new Date((isClockStill ? start : Date.now()) + offset);
  const parts = { env, connection, log, lexicon, release: () => release, now, ...(seeded && { indexStore: indexStore(dataDir) }) };
  const app = await createApp(parts);
  await ensureAdmin(app.deps);
  const twins: App[] = [];
  const request = (target: string, init: RequestInit = {}) => app.fetch(new Request(`${ORIGIN}${target}`, init));
  return {
    app,
    env,
    connection,
    fetch: request,
    api: (cookie) => httpApi(request, cookie, failures),
    signIn: async (username = 'admin', password = TEST_PASSWORD) => {
      const response = await request(...requestFor(login, { username, password }));
      if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
      return (response.headers.getSetCookie()[0] as string).split(';')[0] as string;
    },
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    statementsOf: async (work) => {
      const statements: string[] = [];
      await heard.run(statements, work);
      return statements;
    },
    runBackgroundJobs: async () => {
      for (const { work } of app.backgroundJobs) await work(now(), new AbortController().signal);
    },
    twin: async () => {
      const twin = await createApp(parts);
      twins.push(twin);
      return twin;
    },
    close: async () => {
      await Promise.all([app, ...twins].map((one) => one.stop()));
      await connection.close();
      if (database) await admin?.query(`drop database ${database} with (force)`);
      await admin?.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The request an endpoint's input becomes. */
export function requestFor(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  headers: Record<string, string> = {},
): [string, RequestInit] {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  let target: string = endpoint.path;
  for (const name of pathParameters(target)) {
    target = target.replace(`:${name}`, encodeURIComponent(String(rest.get(name))));
    rest.delete(name);
  }
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]));
    return [query.size > 0 ? `${target}?${query}` : target, { method: endpoint.method, headers }];
  }
  if (endpoint.body === 'multipart') {
    const form = new FormData();
    for (const [name, value] of rest) form.append(name, value instanceof Blob ? value : String(value));
    return [target, { method: endpoint.method, body: form, headers }];
  }
  if (rest.size === 0) return [target, { method: endpoint.method, headers }];
  const body = JSON.stringify(Object.fromEntries(rest));
  return [target, { method: endpoint.method, body, headers: { 'Content-Type': 'application/json', ...headers } }];
}

/** @param failures the stacks in the log: the last says why the server answered 500 */
function httpApi(request: TestApp['fetch'], cookie: string | undefined, failures: readonly string[]): Api {
  return async (endpoint, input, { key } = {}) => {
    const headers = { ...(cookie && { Cookie: cookie }), ...(key && { [KEY_HEADER]: key }) };
    const [target, init] = requestFor(endpoint, input as Record<string, unknown>, headers);
    const response = await request(target, init);
    if (response.ok) return response.json() as never;
    const error = new ApiError(response.status, response.statusText, await response.text());
    if (response.status === 500) error.cause = new Error(failures.at(-1));
    throw error;
  };
}
