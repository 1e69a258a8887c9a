/** A call with its input, so that loading and rendering a page make exactly the same one. */
import type { Endpoint, Input, Output } from '../../contract/endpoint.ts';

export type Call<E extends Endpoint, I extends Input<E> = Input<E>> = { endpoint: E; input: I };

export function call<E extends Endpoint, I extends Input<E>>(endpoint: E, input: I): Call<E, I> {
  return { endpoint, input };
}

/** Fetches a page's data before its code has loaded; null fetches nothing. Failures appear where the data is used. */
export type Prefetch = <E extends Endpoint>(wanted: Call<E> | null) => Promise<Output<E> | undefined>;
