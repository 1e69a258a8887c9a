/** Serves the public pages and the files they need. */
import type { Context, Hono } from 'hono';
import type { Api } from '../../../contract/endpoint.ts';
import type { SiteSettings } from '../../../contract/page-data.ts';
import { sitePath } from '../../../contract/site-path.ts';
import type { Rendered, RenderRequest } from '../../../web/entry-server.tsx';
import { asProblem, Problem } from '../api/problem.ts';
import type { Call } from '../api/route.ts';
import { chooseEncoding, encode, encodingHeader } from '../http/encoding.ts';
import { hasAlready, tagIn } from '../http/etag.ts';
import type { PageCache } from '../http/page-cache.ts';
import { serveAdminPages } from './admin-pages.ts';
import type { FindAssets, PageAssets, StaticFile } from './assets.ts';
import { finishPage, SECURITY_HEADERS } from './html-document.ts';
import { isNamed, pageAddress } from './page-address.ts';
import { asPreview, type FindStaff } from './preview.ts';
import { asPrivate } from './private-page.ts';
import { problemPage } from './problem-page.ts';
import { recordCalls } from './recorded-calls.ts';
import { withoutStuckSigns } from './stuck-signs.ts';

export type Pages = {
  render: (request: RenderRequest) => Promise<Rendered>;
  findAssets: FindAssets;
  findAdminAssets: () => PageAssets;
  files: Map<string, StaticFile>;
  cache: PageCache;
  /** In-process calls on behalf of the visitor. */
  apiOf: (call: Call) => Api;
  /** Rejects with 429 when the visitor's page budget is used up. */
  spend: (context: Context) => Promise<void>;
  /** For previews: the API with an admin's rights. */
  findStaff: FindStaff;
  settings: SiteSettings;
  /** Logs the error and returns its id. */
  logFailure: (error: unknown, request: Request) => string;
};

export function servePages(app: Hono, pages: Pages): void {
  serveAdminPages(app, pages.findAdminAssets);
  app.get('*', async (context) => {
    const file = pages.files.get(context.req.path);
    if (file) return serveFile(file, context);
    if (/^\/(?:assets|uploads)\/|\.[a-z0-9]{2,5}$/i.test(context.req.path)) return context.text('Not Found', 404);
    return servePage(context, pages);
  });
  app.all('*', (context) => context.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }));
}

async function servePage(context: Context, pages: Pages): Promise<Response> {
  const request = context.req.raw;
  const url = new URL(request.url);
  const { path, search, isPreviewed } = pageAddress(url);
  const key = path + (search && `?${search}`);
  const isPreview = isPreviewed && url.searchParams.has('preview');
  const cached = isPreview ? undefined : await pages.cache.find(key, request);
  if (cached) return cached;
  const { generation } = pages.cache;
  try {
    await pages.spend(context);
    const render = (api: Api) => pages.render({ path, search, api, settings: pages.settings });
    const finish = (rendered: Rendered) => {
      const page = finishPage(rendered, pages.findAssets(rendered.file, rendered.language));
      return rendered.isPrivate ? asPrivate(page) : page;
    };
    const strippedPath = withoutStuckSigns(path);
    if (strippedPath !== null && sitePath(strippedPath) === strippedPath && !(await isPage(pages, path, search))) {
      await pages.spend(context);
      if (await isPage(pages, strippedPath, search)) return context.redirect(strippedPath + url.search, 308);
    }
    const staff = isPreviewed ? await pages.findStaff(context) : null;
    const calls = recordCalls(pages.apiOf);
    const rendered = staff && isPreview ? null : await render(calls.api);
    if (staff && rendered?.status !== 200) {
      const preview = await render(staff);
      if (preview.status === 200) return await pages.cache.store(null, generation, asPreview(finish(preview)), request);
    }
    const shown = rendered ?? (await render(calls.api));
    if (shown.redirect !== undefined) return context.redirect(shown.redirect);
    const page = { ...finish(shown), isCurrent: calls.answerTheSame, onServed: calls.countAgain };
    return await pages.cache.store(!shown.isPrivate && page.status === 200 ? key : null, generation, page, request);
  } catch (error) {
    const errorId = error instanceof Problem ? undefined : pages.logFailure(error, request);
    return problemPage(url.pathname + url.search, asProblem(error), errorId);
  }
}

/** Whether the address has a page. */
async function isPage({ render, apiOf, settings }: Pages, path: string, search: string): Promise<boolean> {
  if (!isNamed(path)) return false;
  const { status } = await render({ path, search, api: recordCalls(apiOf).api, settings });
  return status < 400;
}

async function serveFile(file: StaticFile, context: Context): Promise<Response> {
  const encoding = file.isText ? chooseEncoding(context.req.header('accept-encoding')) : 'identity';
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tagIn(file.tag, encoding),
    Vary: 'Accept-Encoding',
    ...SECURITY_HEADERS,
  };
  if (hasAlready(context.req.header('if-none-match'), headers.ETag)) return new Response(null, { status: 304, headers });
  // A build by plain `vite build` has no compressed copies.
  if (encoding !== 'identity') file[encoding] ??= await encode(file.plain(), encoding);
  const body = encoding === 'identity' ? file.plain() : (file[encoding] as Buffer);
  return new Response(new Uint8Array(body), { headers: { ...headers, ...encodingHeader(encoding) } });
}
