/** `npm start` and `npm run dev`: does all the set-up, then hands over to the server. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CAN_REPLACE, handOver } from './hand-over.mjs';

const isDevelopment = process.argv.includes('--dev');

/** If this process cannot be replaced, the set-up runs in a child process, so that its modules do not stay in memory. */
async function serverCommand() {
  if (CAN_REPLACE) return (await import('./server-command.mjs')).serverCommand(isDevelopment);
  const file = fileURLToPath(new URL('server-command.mjs', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], {
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
    maxBuffer: 10_000_000,
  });
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(stdout);
}

handOver(await serverCommand());
