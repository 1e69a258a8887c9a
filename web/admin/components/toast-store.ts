/** Notifications as plain data, outside React, so that any code can show one. */

export type ToastOptions = {
  title: string;
  description?: string;
  /** `destructive` for failures. */
  variant?: 'default' | 'destructive';
  /** One button, such as Undo. It also closes the toast. */
  action?: { label: string; onClick: () => void };
  /** Milliseconds until it closes by itself; 5 s unless stated, and a failure stays until somebody closes it. */
  duration?: number;
};

export type Toast = ToastOptions & { id: string; isOpen: boolean };

export const DEFAULT_DURATION_MS = 5000;

export function durationOf({ variant, duration }: ToastOptions): number {
  return duration ?? (variant === 'destructive' ? Number.POSITIVE_INFINITY : DEFAULT_DURATION_MS);
}

/** A closed toast is hidden at once and dropped from the store this much later. */
export const REMOVE_AFTER_MS = 1_000_000;

export class ToastStore {
  #toasts: readonly Toast[] = [];
  #lastId = 0;
  readonly #listeners = new Set<() => void>();

  /** Shows a toast; the one shown until then closes, so that one is visible at a time. Returns its id. */
  show(options: ToastOptions): string {
    for (const { id, isOpen } of this.#toasts) if (isOpen) this.close(id);
    this.#lastId += 1;
    const id = String(this.#lastId);
    this.#set([...this.#toasts, { ...options, id, isOpen: true }]);
    return id;
  }

  close(id: string): void {
    if (!this.#toasts.some((one) => one.id === id && one.isOpen)) return;
    this.#set(this.#toasts.map((one) => (one.id === id ? { ...one, isOpen: false } : one)));
    setTimeout(() => this.#set(this.#toasts.filter((one) => one.id !== id)), REMOVE_AFTER_MS);
  }

  /** All toasts that have not been dropped yet, oldest first. */
  readonly all = (): readonly Toast[] => this.#toasts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}

export const toasts = new ToastStore();

/** Shows a notification: `toast({ title: 'Success', description: 'Scheme added successfully.' })`. Returns its id. */
export function toast(options: ToastOptions): string {
  return toasts.show(options);
}
