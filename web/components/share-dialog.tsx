import { type MouseEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { languageBase } from '../../contract/language-address.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { useSiteSettings } from '../site-settings.tsx';
import { copyText } from './copy-text.ts';
import { shareAddresses } from './share-addresses.ts';
import { CopyIcon, ShareIcon, ShareServiceIcon } from './share-icons.tsx';

type ShareDialogProps = {
  /** Of the page, without its language. */
  path: string;
  title: string;
  className?: string;
};

const never = () => () => {};
/** What the browser can do; on the server, and without JavaScript, nothing. */
const useAbility = (ability: () => boolean) => useSyncExternalStore(never, ability, () => false);

/**
 * A button and the window it opens. As a popover the window opens without JavaScript too, with plain links; with it, it is
 * a dialog that holds the focus.
 */
export function ShareDialog({ path, title, className = 'button-secondary' }: ShareDialogProps) {
  const { share: words, common } = useMessages();
  const { publicUrl } = useSiteSettings();
  const base = languageBase(useLanguage());
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const canCopy = useAbility(() => true);
  const hasDeviceShare = useAbility(() => 'share' in navigator);
  const url = new URL(`${base}${path}`, publicUrl).href;
  const text = words.text(title);

  const open = (event: MouseEvent) => {
    // Otherwise the button would open it as a popover.
    event.preventDefault();
    setCopied(null);
    dialog.current?.showModal();
  };
  const close = (event: MouseEvent) => {
    if (!dialog.current?.matches(':modal')) return;
    event.preventDefault();
    dialog.current.close();
  };
  const closeOutside = (event: MouseEvent) => event.target === dialog.current && dialog.current.close();
  const copy = async () => setCopied(await copyText(url, field.current));
  const shareByDevice = () => void navigator.share({ title, text, url }).catch(() => {});

  return (
    <>
      <button type="button" popoverTarget={id} onClick={open} aria-haspopup="dialog" className={className}>
        <ShareIcon />
        {words.share}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape */}
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        onClick={closeOutside}
        className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md overflow-y-auto rounded-xl bg-white p-0 text-ink shadow-xl backdrop:bg-ink/60 print:hidden"
      >
        <div className="p-5">
          <h2 id={`${id}-title`} className="subheading">
            {words.title}
          </h2>
          <p className="text-sm text-muted">{words.hint}</p>
          <ul className="mt-4 grid grid-cols-2 gap-2">
            {shareAddresses({ text, url }).map(({ name, address }) => (
              <li key={name} className="grid min-w-0">
                <a
                  href={address}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={SERVICE}
                  {...(name === 'Instagram' && { onClick: () => void copy() })}
                >
                  <ShareServiceIcon name={name} />
                  <span lang="en">{name}</span>
                  <span className="sr-only">{common.newTab}</span>
                </a>
              </li>
            ))}
            {canCopy && (
              <li className="col-span-2 grid">
                <button type="button" className={SERVICE} onClick={() => void copy()}>
                  <CopyIcon />
                  {words.copyLink}
                </button>
              </li>
            )}
            {hasDeviceShare && (
              <li className="col-span-2 grid">
                <button type="button" className={SERVICE} onClick={shareByDevice}>
                  <ShareIcon />
                  {words.more}
                </button>
              </li>
            )}
          </ul>
          {canCopy && <p className="mt-2 text-sm text-muted">{words.instagramHint}</p>}
          <input ref={field} readOnly value={url} aria-label={words.link} className="field mt-3 text-sm" />
          <div role="status" className="min-h-14 pt-2">
            {copied === true && (
              <p>
                <strong className="block text-leaf">{words.copied}</strong>
                {words.copiedHint}
              </p>
            )}
            {copied === false && <p className="text-brick">{words.notCopied}</p>}
          </div>
          <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={close} className="button-secondary mt-2 w-full">
            {words.close}
          </button>
        </div>
      </dialog>
    </>
  );
}

const SERVICE =
  'relative flex min-h-12 cursor-pointer items-center gap-2 rounded-lg border border-line bg-paper px-3 font-semibold text-peacock-dark hover:border-peacock hover:bg-peacock-soft';
