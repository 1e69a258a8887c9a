/** Toasts as plain data outside React. One at a time: a new one replaces the old. */

export type Toast = {
  id: number;
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
  variant: 'default' | 'destructive';
  /** False once dismissed; it stays in the store for a while. */
  isOpen: boolean;
};

export type NewToast = Omit<Toast, 'id' | 'variant' | 'isOpen'> & {
  variant?: Toast['variant'];
  /** Milliseconds until it closes automatically; Infinity if it must be dismissed. */
  duration?: number;
};

export const TOAST_DURATION_MS = 5_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type ToastStore = ReturnType<typeof createToastStore>;

export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endsAt = 0;
  let remaining = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const run = (milliseconds: number) => {
    clearTimeout(timer);
    timer = undefined;
    endsAt = Date.now() + milliseconds;
    if (milliseconds < Number.POSITIVE_INFINITY) timer = setTimeout(dismiss, milliseconds);
  };
  function dismiss(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const { id, isOpen } of toasts) {
      if (isOpen) setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS);
    }
    set(toasts.map((toast) => ({ ...toast, isOpen: false })));
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    get: () => toasts,
    show: ({ duration = TOAST_DURATION_MS, variant = 'default', ...toast }: NewToast) => {
      lastId += 1;
      set([{ ...toast, variant, id: lastId, isOpen: true }]);
      run(duration);
      return lastId;
    },
    dismiss,
    /** Closes this toast if still shown. */
    close: (id: number) => {
      if (toasts[0]?.id === id && toasts[0].isOpen) dismiss();
    },
    /** Stops the timer while the toast is read or hovered. */
    pause: () => {
      if (!timer) return;
      clearTimeout(timer);
      timer = undefined;
      remaining = endsAt - Date.now();
    },
    resume: () => {
      if (!timer && toasts[0]?.isOpen && endsAt < Number.POSITIVE_INFINITY) run(remaining);
    },
  };
}

export const toastStore = createToastStore();
export const showToast = toastStore.show;
