/** Exits when the process that started the launcher is gone, because nothing else could stop this one. */
const EVERY_MS = 500;

export function stopWithParent(parent: string | undefined, stop: () => void): void {
  if (!parent) return;
  const timer = setInterval(() => {
    if (String(process.ppid) === parent) return;
    clearInterval(timer);
    stop();
  }, EVERY_MS);
  timer.unref();
}
