/** Renders one address to finished HTML. Everything the server needs of the web part is typed here. */
import { renderToString } from 'react-dom/server';
import { type Blog, readBlog } from '../contract/blogs.endpoints.ts';
import { type Api, endpointKey } from '../contract/endpoint.ts';
import { encodeHtml } from '../contract/html-text.ts';
import type { FormState, PageData, SiteSettings } from '../contract/page-data.ts';
import { readScheme, type Scheme, type SchemePage, searchSchemes } from '../contract/schemes.endpoints.ts';
import { en } from '../messages/en.ts';
import { hi } from '../messages/hi.ts';
import { App, preloadPage } from './app.tsx';
import { createPrefetch, createQueryClient } from './data.tsx';
import { discoveryTags } from './discovery/discovery-tags.ts';
import { splitLanguage } from './language.tsx';
import { matchRoute } from './match-route.ts';
import type { RenderContext } from './render-context.ts';

export type RenderRequest = { path: string; search: string; api: Api; settings: SiteSettings; form?: FormState };

export type Rendered = {
  status: number;
  language: 'en' | 'hi';
  /** Tags for the document's head. */
  head: string;
  body: string;
  /** For the browser: what was fetched, so that it need not be fetched again. */
  data: PageData;
  /** Source file of the page, to find its chunk in the manifest. */
  file: string;
  /** False for searches that found nothing, each of which is to be counted, and for what only one visitor may see. */
  isCacheable: boolean;
  /** Its address or its contents are one visitor's own. */
  isPrivate: boolean;
};

export async function render({ path, search, api, settings, form }: RenderRequest): Promise<Rendered> {
  const { language, path: plainPath } = splitLanguage(path);
  const client = createQueryClient();
  const route = await preloadPage(plainPath);
  const { params } = matchRoute(plainPath);
  await route.load?.({ params, language, search: new URLSearchParams(search), prefetch: createPrefetch(client, api) });
  const context: RenderContext = {};
  const messages = language === 'hi' ? hi : en;
  const body = renderToString(
    <App
      client={client}
      api={api}
      language={language}
      messages={messages}
      settings={settings}
      ssr={{ path, search, context }}
      {...(form && { form })}
    />,
  );
  const { title, description } = context.head ?? { title: messages.common.brand, description: '' };
  const all = client.getQueryCache().getAll();
  const queries = all.filter((query) => query.state.status === 'success');
  const failed = all.filter((query) => query.state.status === 'error');
  const answerOf = (key: string) => queries.find((query) => query.queryKey[0] === key)?.state.data;
  const status = context.statusCode ?? 200;
  const isPrivate = route.isPrivate === true || form !== undefined;
  const tags = discoveryTags({
    path: plainPath,
    search,
    language,
    status,
    title,
    description,
    publicUrl: settings.publicUrl,
    messages,
    scheme: answerOf(endpointKey(readScheme)) as Scheme | undefined,
    article: answerOf(endpointKey(readBlog)) as Blog | undefined,
  });
  return {
    status,
    language,
    head: `<title>${encodeHtml(title)}</title><meta name="description" content="${encodeHtml(description)}">${tags}`,
    body,
    data: {
      settings,
      answers: queries.map((query) => [query.queryKey, query.state.data]),
      failures: failed.map((query) => [query.queryKey, statusOf(query.state.error)]),
      ...(form && { form }),
    },
    file: route.file,
    isPrivate,
    isCacheable: !isPrivate && (answerOf(endpointKey(searchSchemes)) as SchemePage | undefined)?.total !== 0,
  };
}

/** By its status: the error is of the server's copy of the contract. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'status' in error ? Number(error.status) : 500;
}
