/** Takes over a finished page in the browser. */
import './styles.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PAGE_DATA_ID, type PageData } from '../contract/page-data.ts';
import { fetchApi } from './api-client.ts';
import { App, preloadPage } from './app.tsx';
import { createQueryClient, markFailed } from './data.tsx';
import { splitLanguage } from './language.tsx';
import { wholeAnswers } from './whole-answers.ts';

async function start() {
  const root = document.getElementById('root');
  const embedded = document.getElementById(PAGE_DATA_ID);
  if (!root || !embedded?.textContent) return;
  const { language, path } = splitLanguage(location.pathname);
  const [messages] = await Promise.all([
    language === 'hi' ? import('../messages/hi.ts').then((module) => module.hi) : import('../messages/en.ts').then((module) => module.en),
    preloadPage(path),
  ]);
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
}

void start();
