/** Async context of the current request. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { newId } from './error-id.ts';

export class RequestContext {
  #id: string | undefined;

  /** The request id, created when first needed. */
  get id(): string {
    this.#id ??= newId();
    return this.#id;
  }
}

export const requestInHand = new AsyncLocalStorage<RequestContext>();
