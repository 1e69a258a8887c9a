/** The log: lines are written in batches, and buffered only up to a limit. */
import pino, { type Logger } from 'pino';

/** Characters per batch: writing a single line would cost as much as the cached page it reports. */
const WRITTEN_TOGETHER = 32_000;
const FLUSH_MS = 500;
/** Bytes buffered while nothing reads the log: some 25,000 lines. */
const MAX_BUFFERED = 4_000_000;

type Log = { log: Logger /** Writes the buffered lines before the process ends. */; flush: () => void };

export function openLog(fd: number, level: string, maxBuffered = MAX_BUFFERED): Log {
  const destination = pino.destination({ fd, sync: false, maxLength: maxBuffered });
  let gathered = '';
  const pass = () => {
    if (gathered) destination.write(gathered);
    gathered = '';
  };
  // pino's own `minLength` would measure the whole buffer again with each line.
  const write = (line: string) => {
    gathered += line;
    if (gathered.length >= WRITTEN_TOGETHER) pass();
  };
  setInterval(pass, FLUSH_MS).unref();
  const log = pino({ level }, { write });
  let dropped = 0;
  destination.on('drop', (lines: string) => {
    dropped += lines.split('\n').length - 1;
  });
  destination.on('drain', () => {
    if (dropped === 0) return;
    const count = dropped;
    dropped = 0;
    log.warn({ count }, 'lines of the log were dropped: nothing read them fast enough');
  });
  const flush = () => {
    pass();
    destination.flushSync();
  };
  return { log, flush };
}
