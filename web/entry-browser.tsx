/** Takes over a finished page in the browser. */
import './styles.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { splitLanguage } from '../contract/language-address.ts';
import { PAGE_DATA_ID, type PageData } from '../contract/page-data.ts';
import { LOAD_MESSAGES } from '../messages/load-language.ts';
import { fetchApi } from './api-client.ts';
import { App } from './app.tsx';
import { createQueryClient, markFailed } from './data.tsx';
import { languageToOffer, leadToChosenHome } from './language-memory.ts';
import { matchPage } from './match-page.ts';
import { loadCode } from './page-code.ts';
import { wholeAnswers } from './whole-answers.ts';

async function start() {
  const root = document.getElementById('root');
  const embedded = document.getElementById(PAGE_DATA_ID);
  if (!root || !embedded?.textContent) return;
  if (leadToChosenHome()) return;
  const { language, path } = splitLanguage(location.pathname);
  const [messages] = await Promise.all([LOAD_MESSAGES[language](), loadCode(matchPage(path).page, language)]);
  const { settings, answers, failures, form } = JSON.parse(embedded.textContent) as PageData;
  const client = createQueryClient();
  const api = wholeAnswers(fetchApi);
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  for (const [key, status] of failures) markFailed(client, key, status);
  startTransition(() => {
    hydrateRoot(
      root,
      <App client={client} api={api} language={language} messages={messages} settings={settings} {...(form && { form })} />,
    );
  });
  const offered = languageToOffer(language, navigator.languages);
  if (offered) (await import('./components/language-offer.tsx')).offerLanguage({ offered, current: language });
}

// Where a script cannot be had, the page stays as it came: it reads and works without.
void start();
