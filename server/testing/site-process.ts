/** A site without pages in a process of its own, to be killed by tests. Settings come as the server's do. */
import pino from 'pino';
import { readEnv } from '../env.ts';
import { logUncaughtAndExit } from '../platform/observability/uncaught-errors.ts';
import { startSite } from '../start-site.ts';

const log = pino({ level: 'error' }, pino.destination(2));
logUncaughtAndExit(log);
const site = await startSite({ env: readEnv(), log, say: () => {} });
process.once('SIGTERM', async () => {
  await site.stop();
  process.exit(0);
});
process.stdout.write(`port ${site.port}\n`);
