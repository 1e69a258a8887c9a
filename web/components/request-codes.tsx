import { useRef, useState } from 'react';
import { languageBase } from '../../contract/language-address.ts';
import { useLanguage, useMessages } from '../language/language.tsx';
import { useSiteSettings } from '../rendering/site-settings.tsx';
import { copyText } from './copy-text.ts';
import { shareAddresses } from './share-addresses.ts';
import { CopyIcon, ShareServiceIcon } from './share-icons.tsx';
import { useHydrated } from './use-hydrated.ts';

export type CodedRequest = { id: number; reference: string; name: string };

/** The status page of a request, without the language. */
export function statusPath({ id }: CodedRequest, code: string): string {
  return `/request/status?${new URLSearchParams({ number: String(id), key: code })}`;
}

/** Number and code of a request, to copy, scan or send. */
export function RequestCodes({ request, code }: { request: CodedRequest; code: string }) {
  const words = useMessages('request');
  const common = useMessages('common');
  const { publicUrl } = useSiteSettings();
  const base = languageBase(useLanguage());
  const canCopy = useHydrated();
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const { reference = String(request.id) } = request;
  const url = new URL(base + statusPath(request, code), publicUrl).href;
  const text = (link: string) => words.keepText(request.name, reference, code, link);
  const whatsApp = shareAddresses({ text: text(''), url })[0];
  return (
    <>
      <dl className="mt-4 grid gap-3 rounded-lg bg-sand p-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm">{words.number}</dt>
          <dd className="text-xl font-bold">{reference}</dd>
        </div>
        <div>
          <dt className="text-sm">{words.code}</dt>
          <dd className="font-mono text-xl font-bold">{code}</dd>
        </div>
      </dl>
      <p className="mt-2">{words.successText}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        {canCopy && (
          <button
            type="button"
            className="button-secondary"
            onClick={() => void copyText(text(url), field.current).then((isCopied) => setCopied(isCopied))}
          >
            <CopyIcon />
            {words.copy}
          </button>
        )}
        <a href={whatsApp?.address} target="_blank" rel="noopener noreferrer" className="button-secondary">
          <ShareServiceIcon name="WhatsApp" />
          {words.sendToSelf}
          <span className="sr-only"> {common.newTab}</span>
        </a>
      </p>
      <textarea ref={field} readOnly tabIndex={-1} aria-hidden="true" value={text(url)} className="sr-only" />
      <p role="status" className={copied === false ? 'text-brick' : 'text-leaf'}>
        {copied === true && words.copied}
        {copied === false && words.notCopied}
      </p>
    </>
  );
}
