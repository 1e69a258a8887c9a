import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { languageBase } from '../../contract/language-address.ts';
import { useLanguage, useMessages } from '../language/language.tsx';
import { useSiteSettings } from '../rendering/site-settings.tsx';
import { copyText } from './copy-text.ts';
import { shareAddresses } from './share-addresses.ts';
import { CopyIcon, ShareIcon, ShareServiceIcon } from './share-icons.tsx';

type ShareWindowProps = {
  /** The id of its dialog. */
  id: string;
  path: string;
  title: string;
};

const never = () => () => {};
/** Feature detection; false on the server and without JavaScript. */
const useAbility = (ability: () => boolean) => useSyncExternalStore(never, ability, () => false);

/** The content of `ShareDialog`. */
export function ShareWindow({ id, path, title }: ShareWindowProps) {
  const words = useMessages('shareWindow');
  const common = useMessages('common');
  const { publicUrl } = useSiteSettings();
  const base = languageBase(useLanguage());
  const part = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const canCopy = useAbility(() => true);
  const hasDeviceShare = useAbility(() => 'share' in navigator);
  const url = new URL(`${base}${path}`, publicUrl).href;
  const text = words.text(title);

  // Reset when opened again.
  useEffect(() => {
    const dialog = part.current?.closest('dialog');
    const forget = () => setCopied(null);
    dialog?.addEventListener('close', forget);
    return () => dialog?.removeEventListener('close', forget);
  }, []);
  const copy = async () => setCopied(await copyText(url, field.current));
  const shareByDevice = () => void navigator.share({ title, text, url }).catch(() => {});

  return (
    <div ref={part} className="p-5">
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
              <span className="sr-only"> {common.newTab}</span>
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
      <button type="button" popoverTarget={id} popoverTargetAction="hide" className="button-secondary mt-2 w-full">
        {words.close}
      </button>
    </div>
  );
}

const SERVICE =
  'relative flex min-h-12 cursor-pointer items-center gap-2 rounded-lg border border-line bg-paper px-3 font-semibold text-peacock-dark hover:border-peacock hover:bg-peacock-soft';
