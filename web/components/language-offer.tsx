import { type MouseEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { inLanguage, splitLanguage } from '../../contract/language-address.ts';
import type { Language, TranslationLanguage } from '../../contract/languages.ts';
import { languageOffers } from '../../messages/language-offers.ts';
import { rememberLanguage } from '../language/language-memory.ts';

type LanguageOfferProps = { offered: TranslationLanguage; current: Language };

/** A bar at the bottom that shifts nothing and stays until answered. */
function LanguageOffer({ offered, current }: LanguageOfferProps) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const words = languageOffers[offered];
  const address = () => inLanguage(offered, splitLanguage(location.pathname).path) + location.search + location.hash;
  const accept = (event: MouseEvent<HTMLAnchorElement>) => {
    rememberLanguage(offered);
    // The reader may have navigated since.
    event.currentTarget.href = address();
  };
  const dismiss = () => {
    rememberLanguage(current);
    setOpen(false);
  };
  return (
    <div
      lang={offered}
      className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-line bg-paper p-3 shadow-lg print:hidden"
    >
      <p>{words.text}</p>
      <a href={address()} hrefLang={offered} onClick={accept} className="button-primary">
        {words.accept}
      </a>
      <button type="button" onClick={dismiss} className="button-secondary">
        {words.dismiss}
      </button>
    </div>
  );
}

/** Renders the offer in a region of its own, announced by screen readers. */
export function offerLanguage(props: LanguageOfferProps): void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  document.body.append(region);
  createRoot(region).render(<LanguageOffer {...props} />);
}
