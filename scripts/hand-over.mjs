/** Runs a command in the place of this process where the runtime can (Node 22.15, 23.11 and newer, not on Windows), so that nothing stands beside it. */
import { spawn } from 'node:child_process';

export const CAN_REPLACE = typeof process.execve === 'function';

/**
 * Never returns. Where the process cannot be replaced, it waits for the command, passes signals on and ends with its code.
 * @param command `env` whole, `cwd` of the command
 */
export function handOver({ file, args, env, cwd }) {
  const parent = process.ppid;
  if (CAN_REPLACE) {
    process.chdir(cwd);
    // That `execve` is experimental concerns nobody who starts a site.
    process.removeAllListeners('warning');
    // npm does not always pass a signal on; when it is gone, nobody is left who could stop the server.
    process.execve(file, [file, ...args], { ...env, ...(env.npm_lifecycle_event && { STOP_WITH_PARENT: String(parent) }) });
  }
  const child = spawn(file, args, { cwd, stdio: 'inherit', env });
  // The terminal sends Ctrl+C to both; a service manager signals only us.
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
  if (env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code) => process.exit(code ?? 1));
}
