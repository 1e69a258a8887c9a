/** Starts a site: first the port, then the database as soon as it is reachable, the content, and the pages. */

import { once } from 'node:events';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import { type App, type AppParts, createApp } from './app.ts';
import { readGiven } from './content/content-files.ts';
import { cachedLexicon } from './content/lexicon-cache.ts';
import { type ReleaseHashes, readReleaseHashes, storeHashes } from './content/release-hashes.ts';
import { seed } from './content/seed.ts';
import { countWaiting, waitingSentence } from './content/waiting-content.ts';
import { indexStore } from './domain/catalogue/stored-index.ts';
import { type Env, refuseLowPasswordCost, SettingsError } from './env.ts';
import { ensureAdmin } from './features/users/first-admin.ts';
import { Problem } from './platform/api/problem.ts';
import { retryUntilReachable } from './platform/database/await-database.ts';
import { type Connection, connect, namingDatabase } from './platform/database/connect.ts';
import { migrate } from './platform/database/migrate.ts';
import { Reserve } from './platform/database/reserve.ts';
import { closeServer } from './platform/http/close-server.ts';
import { createSiteServer } from './platform/http/site-server.ts';
import { createStartupAnswers, type StartupAnswers } from './platform/http/startup-answers.ts';
import { inSummary } from './platform/observability/in-summary.ts';
import { createMetrics } from './platform/observability/metrics.ts';
import { createMetricsServer } from './platform/observability/metrics-server.ts';
import type { Web } from './platform/pages/load-web.ts';
import { problemPage } from './platform/pages/problem-page.ts';
import { giveBackMemory } from './platform/process/return-memory.ts';

type Parts = {
  env: Env;
  log: Logger;
  /** Prints a line on the terminal. */
  say: (line: string) => void;
  loadWeb?: () => Promise<Web>;
};

export type Site = {
  port: number;
  /** Resolves when visitors are served; rejects with permanent errors. */
  ready: Promise<App>;
  /** Finishes running requests and closes everything. */
  stop: () => Promise<void>;
};

export async function startSite(parts: Parts): Promise<Site> {
  const { env } = parts;
  refuseLowPasswordCost(env);
  if (env.passwordCost === 'low') parts.log.warn('passwords are hashed at the low cost of tests (PASSWORD_COST)');
  const startupAnswers = createStartupAnswers((address) => problemPage(address, new Problem(503, 'starting')));
  const server = createSiteServer(startupAnswers.listener, {
    onDrop: inSummary((count) => parts.log.warn({ count }, 'connections refused: too many are open')),
  });
  const port = await listen(server, env);
  const stopped = new AbortController();
  const metrics = createMetrics();
  let connection: Connection | undefined;
  let app: App | undefined;
  let release: ReleaseHashes | undefined;
  const tellWaiting = async ({ deps }: App) => {
    try {
      release ??= await readReleaseHashes(env.dataDir, stopped.signal);
      const waiting = await countWaiting(deps.db, release);
      const sentence = waitingSentence(waiting);
      if (!sentence) return;
      parts.say(sentence);
      parts.log.warn(waiting, 'content of this release waits to be taken in');
    } catch (error) {
      if (!stopped.signal.aborted) parts.log.warn({ error: String(error) }, 'what waits of this release could not be counted');
    }
  };
  let telling = Promise.resolve();
  const begin = async () => {
    connection = await openDatabase(parts, startupAnswers, stopped.signal, (hashes) => {
      release = hashes;
      storeHashes(env.dataDir, hashes);
    });
    const web = await parts.loadWeb?.();
    const parted: AppParts = {
      env,
      connection,
      log: parts.log,
      lexicon: () => cachedLexicon(env.dataDir),
      release: () => release,
      indexStore: indexStore(env.dataDir),
      reserve: env.databaseUrl ? undefined : new Reserve(path.join(env.dataDir, 'reserve')),
      metrics,
      ...(web && { web }),
    };
    app = await createApp(parted);
    tellAdmin(await ensureAdmin(app.deps), parts.say);
    giveBackMemory();
    startupAnswers.open(web ? web.wrap(app.listener) : app.listener);
    telling = tellWaiting(app);
    return app;
  };
  const ready = begin();
  const metricsServer = env.metricsPort === undefined ? undefined : createMetricsServer(metrics);
  if (metricsServer) await listen(metricsServer, { port: env.metricsPort ?? 0, host: env.metricsHost }, 'METRICS_HOST and METRICS_PORT');
  return {
    port,
    ready,
    stop: async () => {
      stopped.abort();
      metricsServer?.close();
      await closeServer(server);
      await ready.catch(() => {});
      await telling;
      await app?.stop();
      await connection?.close();
    },
  };
}

async function listen(server: Server, { port, host }: Pick<Env, 'port' | 'host'>, names = 'HOST and PORT'): Promise<number> {
  const failed = once(server, 'error').then(([error]: NodeJS.ErrnoException[]) => {
    throw new SettingsError(`The server cannot listen on port ${port} of ${host} (${error?.code}); ${names} say where it should.`);
  });
  await Promise.race([new Promise<void>((resolve) => server.listen(port, host, resolve)), failed]);
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Waits for the database, migrates and seeds it. */
function openDatabase(
  { env, log, say }: Parts,
  startupAnswers: StartupAnswers,
  stopped: AbortSignal,
  onSeeded: (release: ReleaseHashes) => void,
): Promise<Connection> {
  const open = async () => {
    const connection = connect(env, { isSite: true });
    try {
      const applied = await migrate(connection);
      if (applied.length > 0) say(`Database ready: ${applied.join(', ')}`);
      const seeded = await seed(connection, env.dataDir);
      if (seeded > 0) {
        say(`Wrote ${seeded} schemes from the content files`);
        onSeeded(await connection.db.transaction().execute(readGiven));
      }
      return connection;
    } catch (error) {
      await connection.close();
      throw namingDatabase(error, env);
    }
  };
  const onWait = (reason: string, pauseMs: number) => {
    startupAnswers.waitingFor(`waiting for the database (${reason})`);
    log.warn({ reason, pauseMs }, 'the database cannot be reached yet');
  };
  return retryUntilReachable(open, onWait, stopped);
}

function tellAdmin(admin: Awaited<ReturnType<typeof ensureAdmin>>, say: Parts['say']): void {
  if (admin) say(`First administrator:  ${admin.username}`);
  if (admin?.password) say(`Password, shown only now: ${admin.password}`);
}
