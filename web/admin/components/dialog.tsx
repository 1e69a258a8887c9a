import { Dialog as Radix } from 'radix-ui';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { controls } from '../../../messages/admin/controls.ts';
import { CloseIcon } from './icons.tsx';
import { moveFocusOn } from './restore-focus.ts';
import { Tooltip } from './tooltip.tsx';

export const OVERLAY = 'fixed inset-0 z-40 bg-ink/60';
export const PANEL =
  'fixed top-[calc(50%-var(--toast-height)/2)] left-1/2 z-40 max-h-[calc(100dvh-2rem-var(--toast-height))] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-xl bg-white p-6 shadow-xl';

type DialogProps = {
  isOpen: boolean;
  /** Called on Escape, the close button and a click outside. Ask here before a form with changes is closed. */
  onClose: () => void;
  title: string;
  description?: string;
  /** Wider, for forms with two columns. */
  isWide?: boolean;
  /** False if the dialog has a Close button among its buttons, which then stick to the bottom. */
  hasCloseIcon?: boolean;
  children: ReactNode;
};

/** A modal dialog that traps the focus. Put its buttons into `<DialogButtons>`. */
export function Dialog({ isOpen, onClose, title, description, isWide = false, hasCloseIcon = true, children }: DialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          className={`${PANEL} ${isWide ? 'max-w-3xl' : 'max-w-lg'} ${hasCloseIcon ? '' : 'scroll-pb-48'}`}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            const panel = event.currentTarget as HTMLElement;
            const wanted = panel.querySelector<HTMLElement>('[data-autofocus]');
            if (hasCloseIcon && !wanted) return;
            // Without an autofocus target, the first control may be far below; focusing the panel starts reading at the top.
            event.preventDefault();
            (wanted ?? panel).focus();
          }}
          onCloseAutoFocus={(event) => returnFocus(event, opener.current)}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="subheading text-xl">{title}</Radix.Title>
            {hasCloseIcon && (
              <Tooltip text={controls.close}>
                <Radix.Close aria-label={controls.close} onFocus={notOnArrival} className="icon-button -mt-2 -mr-2">
                  <CloseIcon />
                </Radix.Close>
              </Tooltip>
            )}
          </div>
          {description && <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>}
          <div className="mt-4">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Prevents a tooltip on the control that gets the focus when a dialog opens: the tooltip would catch the first Escape. */
function notOnArrival(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.closest('[role=dialog]')?.contains(event.relatedTarget)) event.preventDefault();
}

/** Returns the focus to the element that opened the dialog; Radix does so only for its own triggers. */
export function returnFocus(event: Event, opener: Element | null): void {
  if (!(opener instanceof HTMLElement) || opener === document.body) return;
  event.preventDefault();
  if (opener.isConnected) opener.focus();
  // The record and its button may have been deleted.
  else moveFocusOn();
}

/** The button row of a dialog or form, primary button first. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap gap-3 sm:flex-row-reverse sm:justify-start">{children}</div>;
}
