/**
 * Cache of call answers for a visit. As specified: data does not go stale by itself, is not refetched on focus, and failures are not
 * retried. An offline call fails at once, because a waiting one would look like a page that loads forever.
 */
export type AnswerKey = readonly unknown[];

export type Answer = {
  key: AnswerKey;
  /** Undefined until there is one; the previous one during a refetch and after a failed one. */
  data: unknown;
  error: Error | null;
  isFetching: boolean;
};

export const nameOf = (key: AnswerKey): string => JSON.stringify(key);

export class AnswerStore {
  readonly #answers = new Map<string, Answer>();
  readonly #running = new Map<string, Promise<unknown>>();
  readonly #listeners = new Set<() => void>();

  find(name: string): Answer | undefined {
    return this.#answers.get(name);
  }

  all(): Answer[] {
    return [...this.#answers.values()];
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  put(key: AnswerKey, data: unknown): void {
    const known = this.find(nameOf(key))?.data;
    // An equal answer keeps its identity, so that nothing is rendered again.
    const isSame = known !== undefined && JSON.stringify(known) === JSON.stringify(data);
    this.#set({ key, data: isSame ? known : data, error: null, isFetching: false });
  }

  fail(key: AnswerKey, error: Error): void {
    this.#set({ key, data: this.find(nameOf(key))?.data, error, isFetching: false });
  }

  /** Fetches, or joins a pending fetch. Rejects as `fetch` does; the answer is stored even if nobody waits for it any more. */
  ask(key: AnswerKey, fetch: () => Promise<unknown>): Promise<unknown> {
    const name = nameOf(key);
    const running = this.#running.get(name) ?? this.#fetch(key, fetch).finally(() => this.#running.delete(name));
    this.#running.set(name, running);
    return running;
  }

  async #fetch(key: AnswerKey, fetch: () => Promise<unknown>): Promise<unknown> {
    const { data, error = null } = this.find(nameOf(key)) ?? {};
    this.#set({ key, data, error: data === undefined ? null : error, isFetching: true });
    try {
      const answer = await fetch();
      this.put(key, answer);
      return answer;
    } catch (error) {
      this.fail(key, error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }

  #set(answer: Answer): void {
    this.#answers.set(nameOf(answer.key), answer);
    for (const listener of this.#listeners) listener();
  }
}
