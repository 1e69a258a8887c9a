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
  /** Escape, the close button and a click outside. Ask here before closing a form with changes. */
  onClose: () => void;
  title: string;
  description?: string;
  /** A wider panel, for forms of two columns. */
  isWide?: boolean;
  /** False when a Close button stands among its own buttons, which then stick to the bottom. */
  hasCloseIcon?: boolean;
  children: ReactNode;
};

/** A window over the page that holds the focus. Put its buttons into `<DialogButtons>`. */
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
            // Without a wanted one the first control may stand far below; one begins to read at the top.
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

/** A dialog that opens puts the focus here: a tooltip then would take the first Escape for itself. */
function notOnArrival(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.closest('[role=dialog]')?.contains(event.relatedTarget)) event.preventDefault();
}

/** Gives the focus back to what opened a dialog; Radix does so only for triggers of its own. */
export function returnFocus(event: Event, opener: Element | null): void {
  if (!(opener instanceof HTMLElement) || opener === document.body) return;
  event.preventDefault();
  if (opener.isConnected) opener.focus();
  // What the dialog was about may be gone, and its button with it.
  else moveFocusOn();
}

/** The row of buttons at the end of a dialog or form, the one that acts first. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap gap-3 sm:flex-row-reverse sm:justify-start">{children}</div>;
}
