/** Replaces this process by a command if Node can (22.15, 23.11 and newer, not on Windows), so that no parent process stays in memory. */
import { spawn } from 'node:child_process';

export const CAN_REPLACE = typeof process.execve === 'function';

/**
 * Never returns. If the process cannot be replaced, waits for the command, forwards signals and exits with its code.
 * @param command `env` is the complete environment
 */
export function handOver({ file, args, env, cwd }) {
  const parent = process.ppid;
  if (CAN_REPLACE) {
    process.chdir(cwd);
    // Hides the warning that `execve` is experimental.
    process.removeAllListeners('warning');
    // npm does not always forward signals, so the server watches for the end of npm.
    process.execve(file, [file, ...args], { ...env, ...(env.npm_lifecycle_event && { STOP_WITH_PARENT: String(parent) }) });
  }
  const child = spawn(file, args, { cwd, stdio: 'inherit', env });
  // A terminal sends Ctrl+C to both processes; a service manager signals only this one.
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
  if (env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code) => process.exit(code ?? 1));
}
