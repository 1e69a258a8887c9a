/** A call with its input: whoever loads a page and the page itself ask for exactly the same. */
import type { Endpoint, Input, Output } from '../../contract/endpoint.ts';

export type Call<E extends Endpoint, I extends Input<E> = Input<E>> = { endpoint: E; input: I };

export function call<E extends Endpoint, I extends Input<E>>(endpoint: E, input: I): Call<E, I> {
  return { endpoint, input };
}

/** Asks for a page's data before its code has arrived; there may be nothing to ask. Failures show where the data is used. */
export type Prefetch = <E extends Endpoint>(wanted: Call<E> | null) => Promise<Output<E> | undefined>;
