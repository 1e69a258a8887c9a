/** Starts the server: settings, database, content, HTTP. With `--dev`, pages come from the sources and reload by themselves. */
import pino from 'pino';
import { ContentError, readLexicon } from '../content/read-content.ts';
import { createApp } from './app.ts';
import { readEnv, SettingsError } from './env.ts';
import { ensureAdmin } from './features/users/first-admin.ts';
import { connect } from './platform/database/connect.ts';
import { MigrationError, migrate } from './platform/database/migrate.ts';
import { createSiteServer } from './platform/http/site-server.ts';
import { loadWeb } from './platform/pages/load-web.ts';
import { seed } from './seed.ts';

const DRAIN_MS = 20_000;

async function start(): Promise<void> {
  const env = readEnv();
  const log = pino({ level: process.env.LOG_LEVEL ?? 'info' }, pino.destination(2));
  const connection = connect(env);
  const applied = await migrate(connection);
  if (applied.length > 0) say(`Database ready: ${applied.join(', ')}`);
  const seeded = await seed(connection, env.dataDir);
  if (seeded > 0) say(`Wrote ${seeded} schemes from the content files`);
  const web = await loadWeb(process.argv.includes('--dev'), env.port);
  const app = await createApp({ env, connection, log, lexicon: readLexicon(), web });
  const admin = await ensureAdmin(app.house);
  if (admin) say(`First administrator:  ${admin.username}`);
  if (admin?.password) say(`Password, shown only now: ${admin.password}`);
  const server = createSiteServer(web.wrap(app.listener));
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(new SettingsError(`The server cannot listen on port ${env.port} (${error.code}).`)),
  );
  server.listen(env.port, env.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : env.port;
    say(`YojanaPath is ready at ${env.publicUrl ?? `http://localhost:${port}`}`);
    say(`Admin panel:          ${env.publicUrl ?? `http://localhost:${port}`}/admin`);
  });
  const stop = async () => {
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    await app.stop();
    await connection.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What an operator can mend is one sentence; anything else keeps its stack. */
function fail(error: unknown): never {
  const isExpected = error instanceof SettingsError || error instanceof ContentError || error instanceof MigrationError;
  process.stderr.write(
    isExpected ? `${(error as Error).message}\n` : `The server could not start: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exit(1);
}

await start().catch(fail);
