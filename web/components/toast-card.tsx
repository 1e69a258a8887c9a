import { type PointerEvent, useRef, useState } from 'react';
import { useMessages } from '../language/language.tsx';
import { CloseIcon } from './icons.tsx';
import { type Toast, toastStore } from './toast-store.ts';

const SWIPE_THRESHOLD_PX = 50;
/** A smaller movement is a tap. */
const TAP_PX = 6;

/** A toast; swiping right closes it. */
export function ToastCard({ toast }: { toast: Toast }) {
  const words = useMessages('forms');
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const onPointerDown = (event: PointerEvent) => {
    start.current = event.clientX;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (start.current === null) return;
    const moved = event.clientX - start.current;
    if (moved > TAP_PX) event.currentTarget.setPointerCapture(event.pointerId);
    setOffset(Math.max(0, moved));
  };
  const onPointerUp = () => {
    if (start.current !== null && offset >= SWIPE_THRESHOLD_PX) toastStore.dismiss();
    start.current = null;
    setOffset(0);
  };
  const look = toast.variant === 'destructive' ? 'border-brick bg-brick-soft' : 'border-peacock bg-white';
  return (
    <div
      role={toast.variant === 'destructive' ? 'alert' : 'status'}
      className={`pointer-events-auto flex touch-pan-y items-start gap-2 rounded-xl border-2 py-3 pl-4 text-ink shadow-lg select-none group-focus:outline-3 group-focus:outline-marigold ${look}`}
      style={{ transform: offset > 0 ? `translateX(${offset}px)` : undefined }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="text-sm wrap-anywhere">{toast.description}</p>}
        {toast.action && (
          <button type="button" className="button-secondary mt-2" onClick={toast.action.onClick}>
            {toast.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className="-my-2 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-lg hover:bg-sand"
        onClick={() => toastStore.dismiss()}
      >
        <CloseIcon />
        <span className="sr-only">{words.close}</span>
      </button>
    </div>
  );
}
