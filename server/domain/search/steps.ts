/** Long work in small steps, so that the caller decides when to yield to the event loop. */
export type Steps<T> = Generator<void, T>;

/** Runs all steps at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
