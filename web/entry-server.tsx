/** Renders an address to HTML. All types the server needs from web/ are here. */

import { renderToString } from 'react-dom/server';
import { readBlog } from '../contract/blogs.endpoints.ts';
import { type Api, endpointKey } from '../contract/endpoint.ts';
import { encodeHtml } from '../contract/html-text.ts';
import { languageBase, splitLanguage } from '../contract/language-address.ts';
import type { Language } from '../contract/languages.ts';
import type { FormState, PageData, SiteSettings } from '../contract/page-data.ts';
import { readScheme } from '../contract/schemes.endpoints.ts';
import { MESSAGES } from '../messages/every-language.ts';
import { App } from './app.tsx';
import { AnswerStore } from './data/answer-store.ts';
import { createPrefetch } from './data/data.tsx';
import { discoveryTags } from './discovery/discovery-tags.ts';
import type { AnswerOf } from './page.ts';
import { FACTS } from './pages.ts';
import { loadCode } from './rendering/page-code.ts';
import type { RenderContext } from './rendering/render-context.ts';
import { matchPage } from './routing/match-page.ts';

export type RenderRequest = { path: string; search: string; api: Api; settings: SiteSettings; form?: FormState };

export type Rendered = {
  status: number;
  language: Language;
  /** Tags for `<head>`. */
  head: string;
  body: string;
  /** Fetched data, passed to the browser so that it need not refetch. */
  data: PageData;
  /** The page's source file, to look up its chunk and messages in the build. */
  file: string;
  /** Shows no content without its script. */
  needsScript?: true;
  /** Its address or content belongs to one visitor. */
  isPrivate: boolean;
  /** The address of the page instead, such as the last page of a list for one beyond it. */
  redirect?: string;
};

export async function render({ path, search, api, settings, form }: RenderRequest): Promise<Rendered> {
  const { language, path: plainPath } = splitLanguage(path);
  const store = new AnswerStore();
  const { name, page, params } = matchPage(plainPath);
  const facts = FACTS[name];
  await loadCode(page, language);
  await page.load?.({ params, language, search: new URLSearchParams(search) }, createPrefetch({ api, store }));
  const context: RenderContext = {};
  const messages = MESSAGES[language];
  const body = renderToString(
    <App
      store={store}
      api={api}
      language={language}
      messages={messages}
      settings={settings}
      ssr={{ path, search, context }}
      {...(form && { form })}
    />,
  );
  const { title, description } = context.head ?? { title: messages.common.brand, description: '' };
  const answers = store.all().filter(({ data }) => data !== undefined);
  const failures = store.all().flatMap(({ key, error }) => (error ? [[key, statusOf(error)] as PageData['failures'][number]] : []));
  const answerOf: AnswerOf = (endpoint) => answers.find(({ key }) => key[0] === endpointKey(endpoint))?.data as never;
  const status = context.statusCode ?? 200;
  const isPrivate = facts.isPrivate === true || form !== undefined;
  const tags = discoveryTags({
    path: plainPath,
    search,
    language,
    status,
    title,
    description,
    isListed: facts.sitemap !== undefined,
    publicUrl: settings.publicUrl,
    messages,
    scheme: answerOf(readScheme),
    article: answerOf(readBlog),
  });
  return {
    status,
    language,
    head: `<title>${encodeHtml(title)}</title><meta name="description" content="${encodeHtml(description)}">${tags}`,
    body,
    data: {
      settings,
      answers: answers.map(({ key, data }) => [key, data]),
      failures,
      ...(form && { form }),
    },
    file: facts.file,
    isPrivate,
    ...(facts.needsScript && { needsScript: true as const }),
    ...(context.redirectTo !== undefined && { redirect: languageBase(language) + context.redirectTo }),
  };
}

/** By status, because the error class is of the server's copy of the contract. */
function statusOf(error: Error): number {
  return 'status' in error ? Number(error.status) : 500;
}
