/** Hydrates a page with its code and messages. */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type Api, ApiError } from '../../contract/endpoint.ts';
import { splitLanguage } from '../../contract/language-address.ts';
import { PAGE_DATA_ID, type PageData } from '../../contract/page-data.ts';
import { App } from '../app.tsx';
import { AnswerStore } from '../data/answer-store.ts';
import { languageToOffer } from '../language/language-memory.ts';
import { loadedMessages } from '../language/loaded-messages.ts';
import { allowTranslation } from '../language/translated-page.ts';
import type { Translations } from '../language/translations.ts';
import { inTime, loadCode } from '../rendering/page-code.ts';
import { matchPage } from '../routing/match-page.ts';
import type { EarlyInput } from './early-input.ts';
import { loadBundleOnTouch, loadTouchBundle } from './load-on-touch.ts';

/** Hydrated with their code by `load-on-touch.ts`; until then they stay as sent. */
const LATE_PARTS = 'footer, [data-page-feedback]';

/** The name of the performance mark for hydration. */
const HYDRATED = 'taken-over';

const callApi: Api = async (...asked) => (await inTime(loadTouchBundle())).callApi(...asked);

export async function hydrate(earlyInput: EarlyInput, translations: Translations): Promise<void> {
  const root = document.getElementById('root');
  const embedded = document.getElementById(PAGE_DATA_ID);
  if (!root || !embedded?.textContent) return;
  const { language, path } = splitLanguage(location.pathname);
  await loadCode(matchPage(path).page, language);
  const { settings, answers, failures, form } = JSON.parse(embedded.textContent) as PageData;
  const store = new AnswerStore();
  for (const [key, answer] of answers) store.put(key, answer);
  for (const [key, status] of failures) store.fail(key, new ApiError(status, '', ''));
  const begin = () => {
    earlyInput.replay();
    performance.mark(HYDRATED);
    loadBundleOnTouch(() => {
      for (const part of document.querySelectorAll(LATE_PARTS)) translations.restore(part);
    });
  };
  earlyInput.stopClicks();
  // Restores the HTML as sent, which React expects.
  translations.restore(document.body);
  allowTranslation(translations);
  startTransition(() => {
    hydrateRoot(
      root,
      <App
        store={store}
        api={callApi}
        language={language}
        messages={loadedMessages}
        settings={settings}
        onHydrated={begin}
        {...(form && { form })}
      />,
    );
  });
  const offered = languageToOffer(language, navigator.languages);
  if (offered) (await import('../components/language-offer.tsx')).offerLanguage({ offered, current: language });
}
