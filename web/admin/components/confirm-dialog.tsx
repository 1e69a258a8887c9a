import { AlertDialog } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { controls } from '../../../messages/admin/controls.ts';
import { Button } from './button.tsx';
import { OVERLAY, PANEL, returnFocus } from './dialog.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Defaults to `Are you absolutely sure?`. */
  title?: string;
  /** What will happen, naming the record. */
  description: ReactNode;
  /** The verb: `Delete`. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Awaited with a spinner; the dialog then closes even after a failure. Show failures as a toast. */
  onConfirm: () => unknown;
  /** The button is red. */
  isDestructive?: boolean;
  /** False until required input above the buttons is filled in. */
  isReady?: boolean;
  /** Shown below the description. */
  children?: ReactNode;
};

/** Asks for confirmation. Cancel has the focus at first. */
export function ConfirmDialog({
  isOpen,
  onClose,
  title = controls.areYouSure,
  description,
  confirmLabel,
  cancelLabel = controls.cancel,
  onConfirm,
  isDestructive = true,
  isReady = true,
  children,
}: ConfirmDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const opener = useRef<Element | null>(null);
  const confirm = async () => {
    setIsPending(true);
    try {
      await onConfirm();
    } finally {
      setIsPending(false);
      onClose();
    }
  };
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(next) => !next && !isPending && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={OVERLAY} />
        <AlertDialog.Content
          className={`${PANEL} max-w-lg`}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => returnFocus(event, opener.current)}
        >
          <AlertDialog.Title className="subheading text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-2 wrap-anywhere text-muted">{description}</div>
          </AlertDialog.Description>
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary" disabled={isPending}>
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
            <Button variant={isDestructive ? 'danger' : 'primary'} disabled={!isReady} isPending={isPending} onClick={() => void confirm()}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
