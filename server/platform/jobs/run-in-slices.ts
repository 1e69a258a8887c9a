/** Milliseconds. A request waits for at most one slice and one step. */
const SLICE = 10;

/**
 * Runs long work without blocking the event loop, which runs other events between slices.
 * @param steps a generator that yields wherever it may be interrupted
 */
export async function runInSlices<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < until);
    await yieldToEventLoop();
  }
}

/** Resolves once everything already queued in the event loop has run. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
