/** Starts the server and stops it on SIGTERM or SIGINT. With `--dev`, pages are served from the sources with hot reloading. */
import { ContentError } from '../content/read-content.ts';
import { readEnv, SettingsError } from './env.ts';
import { MigrationError } from './platform/database/migrate.ts';
import { openLog } from './platform/observability/open-log.ts';
import { logUncaughtAndExit } from './platform/observability/uncaught-errors.ts';
import { loadWeb } from './platform/pages/load-web.ts';
import { stopWithParent } from './platform/process/stop-with-parent.ts';
import { startSite } from './start-site.ts';

const DRAIN_MS = 20_000;

async function start(): Promise<void> {
  const env = readEnv();
  const { log, flush } = openLog(2, env.logLevel);
  process.on('exit', flush);
  logUncaughtAndExit(log);
  const site = await startSite({ env, log, say, loadWeb: () => loadWeb(process.argv.includes('--dev'), env.port) });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await site.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Not with --dev, where the parent is the watcher, which restarts this process.
  if (!process.argv.includes('--dev')) stopWithParent(process.env.STOP_WITH_PARENT, stop);
  const isStopped = await site.ready.then(
    () => false,
    (error) => {
      // Stopped during the start; `stop` ends the process.
      if ((error as Error).name === 'AbortError') return true;
      throw error;
    },
  );
  if (isStopped) return;
  const address = env.publicUrl ?? `http://localhost:${site.port}`;
  say(`YojanaPath is ready at ${address}`);
  say(`Admin panel:          ${address}/admin`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Errors an operator can fix are one sentence; all others keep their stack. */
function fail(error: unknown): never {
  const isExpected = error instanceof SettingsError || error instanceof ContentError || error instanceof MigrationError;
  process.stderr.write(
    isExpected ? `${(error as Error).message}\n` : `The server could not start: ${error instanceof Error ? error.message : error}\n`,
  );
  process.exit(1);
}

await start().catch(fail);
