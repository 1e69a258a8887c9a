/** The launcher replaced itself with this process and names who started it: when that one is gone, nobody is left who could stop us. */
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
