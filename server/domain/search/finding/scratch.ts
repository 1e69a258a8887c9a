/**
 * Arrays for the intermediate results of a search, reused by the next search of the same index: allocating them each time would make a third of a
 * megabyte of garbage per search of five thousand schemes. A search is synchronous, so no two use them at once; results that outlive a search are
 * copied.
 */
export class Scratch {
  readonly #size: number;
  readonly #floats: Float32Array[] = [];
  readonly #bytes: Uint8Array[] = [];
  #numbers: Int32Array | undefined;
  #floatsTaken = 0;
  #bytesTaken = 0;

  /** @param size number of documents */
  constructor(size: number) {
    this.#size = size;
  }

  /** Frees all arrays handed out so far. */
  begin(): void {
    this.#floatsTaken = 0;
    this.#bytesTaken = 0;
  }

  /** Filled with zeros. */
  floats(): Float32Array {
    const known = this.#floats[this.#floatsTaken++];
    if (known) return known.fill(0);
    const made = new Float32Array(this.#size);
    this.#floats.push(made);
    return made;
  }

  /** For one list of documents; still has the numbers of an earlier search. */
  numbers(): Int32Array {
    this.#numbers ??= new Int32Array(this.#size);
    return this.#numbers;
  }

  /** Filled with zeros. */
  bytes(): Uint8Array {
    const known = this.#bytes[this.#bytesTaken++];
    if (known) return known.fill(0);
    const made = new Uint8Array(this.#size);
    this.#bytes.push(made);
    return made;
  }
}
