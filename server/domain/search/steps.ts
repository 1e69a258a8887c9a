/** Long work in small steps: the caller decides when to yield to the event loop. */
export type Steps<T> = Generator<void, T>;

/** Does all of it at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
