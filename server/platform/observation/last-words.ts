/** What nobody caught leaves the process in a state nobody knows: it says so and ends, as Node does by itself, and is started again. */
import type { Logger } from 'pino';

export function sayLastWords(log: Logger): void {
  process.on('uncaughtExceptionMonitor', (error, origin) => {
    log.fatal({ origin, error: error instanceof Error ? error.stack : String(error) }, 'the process ends');
  });
}
