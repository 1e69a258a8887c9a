/** Lets one after the other have a turn, in the order they asked. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves with what ends the turn. */
  async take(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}
