const SMALL = 100;

/** Kilobytes of 1000 bytes; with a decimal below 10, to tell 9.6 from 10. */
export function formatKb(bytes: number): string {
  const kb = bytes / 1000;
  return kb < SMALL ? kb.toFixed(1).replace(/\.0$/, '') : String(Math.round(kb));
}
