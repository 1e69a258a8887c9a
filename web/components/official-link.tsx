import { useMessages } from '../language/language.tsx';
import { ExternalIcon } from './icons.tsx';
import { webHost } from './web-host.ts';

type OfficialLinkProps = {
  url: string;
  label: string;
  className: string;
  /** The accessible name, if several such links are on a page. */
  fullLabel?: string;
};

/** A link to an official site, in a new tab. Without an address it is a disabled control that says why. */
export function OfficialLink({ url, label, className, fullLabel }: OfficialLinkProps) {
  const { noWebsite } = useMessages('schemeCard');
  const { newTab } = useMessages('common');
  if (webHost(url) === null) {
    return (
      <span className="inline-flex flex-col items-start">
        <button type="button" disabled className={className}>
          {label}
        </button>
        <span className="text-sm text-muted">{noWebsite}</span>
      </span>
    );
  }
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={className} aria-label={fullLabel}>
      {label}
      {!fullLabel && <span className="sr-only"> {newTab}</span>}
      <ExternalIcon className="size-4" />
    </a>
  );
}
