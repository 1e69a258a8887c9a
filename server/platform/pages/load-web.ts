/** Loads the web part: the build, or in development the sources through Vite. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { builtAdminAssets, builtAssets, type FindAssets, type PageAssets, readStaticFiles, type StaticFile } from './assets.ts';
import type { Pages } from './pages.routes.ts';

export type Web = {
  render: Pages['render'];
  findAssets: FindAssets;
  findAdminAssets: () => PageAssets;
  files: Map<string, StaticFile>;
  /** Wraps the application in the server of the sources; returns it unchanged for a build. */
  wrap: (listener: RequestListener) => RequestListener;
};

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** @param port of the application; in development hot reloading gets another one beside it */
export async function loadWeb(isDevelopment: boolean, port: number): Promise<Web> {
  return isDevelopment ? loadSources(20_000 + port) : loadBuild();
}

async function loadBuild(): Promise<Web> {
  const clientDir = path.join(ROOT, 'dist/client');
  const { render } = await import(path.join(ROOT, 'dist/server/entry-server.js'));
  const adminDir = path.join(ROOT, 'dist/admin');
  const adminAssets = builtAdminAssets(adminDir);
  return {
    render,
    findAssets: builtAssets(clientDir),
    findAdminAssets: () => adminAssets,
    files: new Map([...readStaticFiles(clientDir), ...readStaticFiles(adminDir)]),
    wrap: (listener) => listener,
  };
}

/** The scripts @vitejs/plugin-react needs before the page's own. */
const REFRESH = '/@react-refresh-setup.js';

async function loadSources(reloadPort: number): Promise<Web> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: path.join(ROOT, 'vite.config.ts'),
    server: { middlewareMode: true, ws: { port: reloadPort } as never },
  });
  return {
    render: async (request) => {
      const { render } = await vite.ssrLoadModule('/entry-server.tsx');
      return render(request);
    },
    findAssets: () => ({
      styles: '',
      stylesheets: ['/styles.css?direct'],
      scripts: ['/@vite/client', REFRESH, '/entry-browser.ts'],
      preloads: [],
    }),
    findAdminAssets: () => ({
      styles: '',
      stylesheets: ['/admin/admin.css?direct'],
      scripts: ['/@vite/client', REFRESH, '/admin/entry-admin.tsx'],
      preloads: [],
    }),
    files: new Map(),
    wrap: (listener) => (request: IncomingMessage, response: ServerResponse) => {
      if (request.url === REFRESH) {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(
          "import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;",
        );
        return;
      }
      // Only source files go to Vite, because its page fallback would shadow ours.
      const isSource = /^\/(?:@|node_modules\/|favicon|.*\.(?:tsx?|css|svg|js)(?:\?|$))/.test(request.url ?? '');
      if (isSource) vite.middlewares(request, response, () => listener(request, response));
      else listener(request, response);
    },
  };
}
