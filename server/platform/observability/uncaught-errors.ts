/** Logs an uncaught exception and exits, because the state is unknown; the supervisor restarts the process. */
import type { Logger } from 'pino';

export function logUncaughtAndExit(log: Logger): void {
  process.on('uncaughtExceptionMonitor', (error, origin) => {
    log.fatal({ origin, error: error instanceof Error ? error.stack : String(error) }, 'the process ends');
  });
}
