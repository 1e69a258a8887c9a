import { lazy, type MouseEvent, Suspense, useId, useRef } from 'react';
import { touchBundleLoaded } from '../hydration/load-on-touch.ts';
import { useMessages } from '../language/language.tsx';
import { ShareIcon } from './share-icons.tsx';
import { ShareWindow as FinishedWindow } from './share-window.tsx';

type ShareDialogProps = {
  /** The page's path, without the language. */
  path: string;
  title: string;
  className?: string;
};

/** In the browser it stays as sent until its code has loaded. */
const ShareWindow = import.meta.env.SSR ? FinishedWindow : lazy(async () => ({ default: (await touchBundleLoaded).ShareWindow }));

/** A button and its share dialog. Without JavaScript it opens as a popover with plain links; with it, as a modal dialog. */
export function ShareDialog({ path, title, className = 'button-secondary' }: ShareDialogProps) {
  const { share } = useMessages('shareButton');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent) => {
    // Otherwise the button would open it as a popover.
    event.preventDefault();
    dialog.current?.showModal();
  };
  /** Closes by its button or a click on the backdrop. */
  const close = (event: MouseEvent) => {
    const { target, currentTarget } = event;
    if (!currentTarget.matches(':modal')) return;
    if (target !== currentTarget && !(target as Element).closest('[popovertarget]')) return;
    event.preventDefault();
    dialog.current?.close();
  };
  return (
    <>
      <button type="button" popoverTarget={id} onClick={open} aria-haspopup="dialog" className={className}>
        <ShareIcon />
        {share}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog */}
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        onClick={close}
        className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md overflow-y-auto rounded-xl bg-white p-0 text-ink shadow-xl backdrop:bg-ink/60 print:hidden"
      >
        <Suspense>
          <ShareWindow id={id} path={path} title={title} />
        </Suspense>
      </dialog>
    </>
  );
}
