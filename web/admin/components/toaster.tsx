import { Toast } from 'radix-ui';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { controls } from '../../../messages/admin/controls.ts';
import { toastStore } from '../../components/toast-store.ts';
import { CloseIcon } from './icons.tsx';
import { Tooltip } from './tooltip.tsx';

const LOOKS = {
  default: 'border-peacock bg-white text-ink',
  destructive: 'border-brick bg-brick-soft text-ink',
};

/**
 * Shows the notifications of `toast()`, whose store runs the timers. Swiping right by 50 px closes one, F8 moves the focus to it. Sticky
 * elements at the bottom leave `--toast-height` free, so that no button is covered.
 */
export function Toaster() {
  const all = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const viewport = useRef<HTMLOListElement>(null);
  const isShowing = all.some(({ isOpen }) => isOpen);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const list = viewport.current;
    if (!isShowing || !list) return;
    const watch = new ResizeObserver(() => style.setProperty('--toast-height', `${list.offsetHeight}px`));
    watch.observe(list);
    return () => {
      watch.disconnect();
      style.removeProperty('--toast-height');
    };
  }, [isShowing]);
  return (
    <Toast.Provider duration={Number.POSITIVE_INFINITY} swipeDirection="right" swipeThreshold={50} label={controls.notifications}>
      {all.map(({ id, title, description, variant, action, isOpen }) => (
        <Toast.Root
          key={id}
          open={isOpen}
          onOpenChange={(next) => !next && toastStore.close(id)}
          onPause={toastStore.pause}
          onResume={toastStore.resume}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          className={`pointer-events-auto flex items-start gap-3 rounded-lg border-l-4 p-4 shadow-lg ring-1 ring-line data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${LOOKS[variant]}`}
        >
          <div className="min-w-0 flex-1 wrap-anywhere">
            <Toast.Title className="font-semibold">{title}</Toast.Title>
            {description && <Toast.Description className="mt-1">{description}</Toast.Description>}
            {action && (
              <Toast.Action altText={action.label} onClick={action.onClick} className="button-secondary mt-3">
                {action.label}
              </Toast.Action>
            )}
          </div>
          <Tooltip text={controls.close}>
            <Toast.Close aria-label={controls.close} className="icon-button -m-2">
              <CloseIcon />
            </Toast.Close>
          </Tooltip>
        </Toast.Root>
      ))}
      <Toast.Viewport
        ref={viewport}
        hotkey={['F8']}
        className="pointer-events-none fixed right-0 bottom-0 z-50 flex w-full max-w-md flex-col gap-2 p-4 outline-none sm:right-2 sm:bottom-2"
      />
    </Toast.Provider>
  );
}
