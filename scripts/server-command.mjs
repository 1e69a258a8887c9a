/** Does the set-up and returns the command of the server. Run as a child process it prints the command, so that the set-up's memory is freed. */
import { pathToFileURL } from 'node:url';
import { MEMORY, prepare, projectEnv, ROOT, settingsFile, step } from './setup.mjs';

export async function serverCommand(isDevelopment) {
  const node = await prepare({ build: !isDevelopment });
  step(isDevelopment ? 'Starting from the sources; pages reload when they change' : 'Starting the server');
  const watch = isDevelopment ? ['--watch-path=server', '--watch-path=contract', '--watch-preserve-output'] : [];
  const args = [...MEMORY, ...watch, ...settingsFile(), 'server/main.ts', ...(isDevelopment ? ['--dev'] : [])];
  return { file: node, args, env: projectEnv(node), cwd: ROOT };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(JSON.stringify(await serverCommand(process.argv.includes('--dev'))));
}
