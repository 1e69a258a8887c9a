/** Serves the public pages and the files they need. */
import type { Context, Hono } from 'hono';
import type { Api } from '../../contract/endpoint.ts';
import type { SiteSettings } from '../../contract/page-data.ts';
import type { Rendered, RenderRequest } from '../../web/entry-server.tsx';
import { serveAdminPages } from './admin-pages.ts';
import type { FindAssets, PageAssets, StaticFile } from './assets.ts';
import { finishPage, SECURITY_HEADERS } from './document.ts';
import { pageAddress } from './page-address.ts';
import { chooseEncoding, type PageCache } from './page-cache.ts';
import { asPreview, type FindStaff, isPreviewed } from './preview.ts';
import { asPrivate } from './private-page.ts';
import { serviceProblemPage } from './service-problem-page.ts';

export type Pages = {
  render: (request: RenderRequest) => Promise<Rendered>;
  findAssets: FindAssets;
  findAdminAssets: () => PageAssets;
  files: Map<string, StaticFile>;
  cache: PageCache;
  api: Api;
  /** For previews: an admin's own view of the calls. */
  findStaff: FindStaff;
  settings: SiteSettings;
  logFailure: (error: unknown, request: Request) => void;
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
  const { path, search } = pageAddress(url);
  const { generation } = pages.cache;
  try {
    const render = (api: Api) => pages.render({ path, search, api, settings: pages.settings });
    const finish = (rendered: Rendered) => {
      const page = finishPage(rendered, pages.findAssets(rendered.file, rendered.language));
      return rendered.isPrivate ? asPrivate(page) : page;
    };
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    const staff = isPreviewed(path) ? await pages.findStaff(context) : null;
    const rendered = staff && url.searchParams.has('preview') ? null : await render(pages.api);
    if (staff && rendered?.status !== 200) {
      const preview = await render(staff);
      if (preview.status === 200) return await pages.cache.store(null, generation, asPreview(finish(preview)), encoding);
    }
    const shown = rendered ?? (await render(pages.api));
    const page = finish(shown);
    const isCanonical = url.pathname + url.search === path + (search && `?${search}`);
    const key = isCanonical && shown.isCacheable && page.status === 200 ? path + (search && `?${search}`) : null;
    return await pages.cache.store(key, generation, page, encoding);
  } catch (error) {
    pages.logFailure(error, request);
    return serviceProblemPage(path);
  }
}

function serveFile(file: StaticFile, context: Context): Response {
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    ...SECURITY_HEADERS,
  };
  if (context.req.header('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(context.req.header('accept-encoding'));
  const compressed = encoding === 'identity' ? undefined : file[encoding];
  if (compressed) headers['Content-Encoding'] = encoding;
  return new Response(new Uint8Array(compressed ?? file.bytes), { headers });
}
