/** What is known of the request in hand, wherever in its answering one is. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { newId } from './error-id.ts';

export class RequestContext {
  #id: string | undefined;

  /** The number of the request; made when it is first needed. */
  get id(): string {
    this.#id ??= newId();
    return this.#id;
  }
}

export const requestInHand = new AsyncLocalStorage<RequestContext>();
