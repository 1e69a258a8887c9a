import { languageBase, useLanguage, useMessages } from '../language.tsx';

/** The footer's form. Without JavaScript it is a plain form of the page `/subscribe`. */
export function SubscribeForm() {
  const base = languageBase(useLanguage());
  const words = useMessages().layout;
  return (
    <form method="post" action={`${base}/subscribe`}>
      <h2 className="mb-2 font-display text-lg font-bold text-marigold">{words.subscribeTitle}</h2>
      <label htmlFor="subscribe-email" className="mb-1 block">
        {words.subscribeEmail}
      </label>
      <input id="subscribe-email" name="email" type="email" required autoComplete="email" className="field" />
      {/* Only programs fill in what people cannot see. */}
      <input name="website" type="text" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
      <button type="submit" className="button-marigold mt-3 w-full">
        {words.subscribe}
      </button>
      <p className="mt-2 text-sm">{words.subscribeNotice}</p>
    </form>
  );
}
