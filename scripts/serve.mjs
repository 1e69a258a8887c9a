/** `npm start` and `npm run dev`: does all the set-up, then runs the server until it is stopped. */
import { spawn } from 'node:child_process';
import { MEMORY, prepare, projectEnv, ROOT, settingsFile, step } from './setup.mjs';

const isDevelopment = process.argv.includes('--dev');
const node = await prepare({ build: !isDevelopment });
step(isDevelopment ? 'Starting from the sources; pages reload when they change' : 'Starting the server');
const watch = isDevelopment ? ['--watch-path=server', '--watch-path=contract', '--watch-preserve-output'] : [];
const server = spawn(node, [...MEMORY, ...watch, ...settingsFile(), 'server/main.ts', ...(isDevelopment ? ['--dev'] : [])], {
  cwd: ROOT,
  stdio: 'inherit',
  env: projectEnv(node),
});
// The terminal sends Ctrl+C to both; a service manager signals only us.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => signal === 'SIGTERM' && server.kill(signal));
// npm does not always pass a signal on; when it is gone, the server has nobody who could stop it.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 500).unref();
server.on('exit', (code) => process.exit(code ?? 1));
