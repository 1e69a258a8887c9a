import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../contract/endpoint.ts';
import { addWholeScheme, editScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { readScheme } from '../../../contract/schemes.endpoints.ts';
import { type App, createApp } from '../../app.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import type { Pages } from './pages.routes.ts';

/** Renders one line; the tests look at access and headers. */
const render: Pages['render'] = async ({ path, api, settings }) => {
  const id = Number(/\d+$/.exec(path)?.[0]);
  const scheme = await api(readScheme, { id }).catch(() => null);
  return {
    status: scheme ? 200 : 404,
    language: 'en',
    head: '',
    body: scheme?.schemeName ?? 'none',
    data: { settings, answers: [], failures: [] },
    file: '',
    isPrivate: false,
  };
};
const findAssets = () => ({ styles: '', scripts: [], preloads: [] });

let site: TestApp;
let app: App;
let admin: Api;
let cookie: string;
beforeAll(async () => {
  site = await testApp();
  cookie = await site.signIn();
  admin = site.api(cookie);
  app = await createApp({
    env: site.env,
    connection: site.connection,
    log: pino({ level: 'silent' }),
    lexicon: () => [],
    web: { render, findAssets, findAdminAssets: findAssets, files: new Map() },
  });
});
afterAll(async () => {
  await app.stop();
  await site.close();
});

const open = (path: string, as?: string) => app.fetch(new Request(`http://localhost:3000${path}`, { headers: as ? { Cookie: as } : {} }));

test('a draft opens for admins only, is not cached and may be framed by the panel', async () => {
  const { id } = await admin(addWholeScheme, { name: 'Hidden draft', category_id: ['1'], status: 'draft' });
  const preview = await open(`/schemes/${id}`, cookie);
  expect(preview.status).toBe(200);
  expect(await preview.text()).toContain('Hidden draft');
  expect(preview.headers.get('cache-control')).toBe('no-store');
  expect(preview.headers.get('x-robots-tag')).toContain('noindex');
  expect(preview.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(preview.headers.get('etag')).toBeNull();
  const visit = await open(`/schemes/${id}`);
  expect(visit.status).toBe(404);
  expect(await visit.text()).not.toContain('Hidden draft');
});

test('a published page is previewed only on request, and others still get the cached one', async () => {
  const { id } = await admin(addWholeScheme, { name: 'Public page', category_id: ['1'] });
  await app.deps.catalogue.refresh();
  const preview = await open(`/schemes/${id}?preview=1`, cookie);
  expect(preview.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  for (const path of [`/schemes/${id}`, `/schemes/${id}?preview=1`]) {
    const page = await open(path, path.includes('preview') ? undefined : cookie);
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('cache-control')).toBe('no-cache');
  }
  await admin(editScheme, { id, status: 'draft' });
  await app.deps.catalogue.refresh();
  expect((await open(`/schemes/${id}`)).status).toBe(404);
});
