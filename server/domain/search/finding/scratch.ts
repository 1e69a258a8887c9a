/**
 * Room for what a search works out of every document, used again by the next search of the same index: made anew each time it would be
 * a third of a megabyte of garbage per search of five thousand schemes. A search waits for nothing, so no two are in it at once;
 * what outlives a search is copied out.
 */
export class Scratch {
  readonly #size: number;
  readonly #floats: Float32Array[] = [];
  readonly #bytes: Uint8Array[] = [];
  #numbers: Int32Array | undefined;
  #floatsTaken = 0;
  #bytesTaken = 0;

  /** @param size a number for each document */
  constructor(size: number) {
    this.#size = size;
  }

  /** What was taken before is free again. */
  begin(): void {
    this.#floatsTaken = 0;
    this.#bytesTaken = 0;
  }

  /** All zero. */
  floats(): Float32Array {
    const known = this.#floats[this.#floatsTaken++];
    if (known) return known.fill(0);
    const made = new Float32Array(this.#size);
    this.#floats.push(made);
    return made;
  }

  /** For one list of documents, as the search before left it. */
  numbers(): Int32Array {
    this.#numbers ??= new Int32Array(this.#size);
    return this.#numbers;
  }

  /** All zero. */
  bytes(): Uint8Array {
    const known = this.#bytes[this.#bytesTaken++];
    if (known) return known.fill(0);
    const made = new Uint8Array(this.#size);
    this.#bytes.push(made);
    return made;
  }
}
