import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { loadTouchBundle } from '../hydration/load-on-touch.ts';
import { useMessages } from '../language/language.tsx';
import { type Toast, toastStore } from './toast-store.ts';

const HOTKEY = 'F8';
const NONE: readonly Toast[] = [];
const ToastCard = lazy(() =>
  loadTouchBundle().then(
    ({ ToastCard }) => ({ default: ToastCard }),
    () => ({ default: PlainToast }),
  ),
);

/** The fallback if its code fails to load, e.g. offline. */
function PlainToast({ toast }: { toast: Toast }) {
  return (
    <p role="alert" className="rounded-xl border-2 border-brick bg-brick-soft p-4 text-ink">
      {toast.title} {toast.description}
    </p>
  );
}

/** The place of toasts. F8 focuses it, Escape closes; the timer stops on hover and focus. */
export function ToastRegion() {
  const { notices } = useMessages('notices');
  const region = useRef<HTMLElement>(null);
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => NONE).find(({ isOpen }) => isOpen);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === HOTKEY) region.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') toastStore.dismiss();
  };
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={notices}
      className="group pointer-events-none fixed inset-x-4 bottom-4 z-50 sm:left-auto sm:w-96 print:hidden"
      onKeyDown={onKeyDown}
      onFocus={toastStore.pause}
      onBlur={toastStore.resume}
      onMouseEnter={toastStore.pause}
      onMouseLeave={toastStore.resume}
    >
      {/* In the page from the start, because screen readers announce only changes of an existing live region. */}
      <div aria-live="polite">
        <Suspense>{toast && <ToastCard key={toast.id} toast={toast} />}</Suspense>
      </div>
    </section>
  );
}
