/** The cache never serves stale content, and a change re-renders only what it affects. */
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addWholeScheme, deleteScheme, replaceScheme } from '../../../contract/scheme-admin.endpoints.ts';
import { listSchemes, quickSearchSchemes, readScheme, searchSchemes } from '../../../contract/schemes.endpoints.ts';
import { type App, createApp } from '../../app.ts';
import { requestFor, type TestApp, testApp } from '../../testing/test-app.ts';
import type { Pages } from '../pages/pages.routes.ts';

/** A trivial renderer: the tests count renders. */
let made: string[] = [];
const render: Pages['render'] = async ({ path, search, api, settings }) => {
  made.push(path + (search && `?${search}`));
  const words = new URLSearchParams(search).get('q');
  const id = Number(/^\/schemes\/(\d+)$/.exec(path)?.[1]);
  const answer = id
    ? await api(readScheme, { id }).catch((error: Error) => error.message)
    : words
      ? await api(searchSchemes, { search: words })
      : await api(listSchemes, {});
  const data = { settings, answers: [], failures: [] };
  return { status: 200, language: 'en', head: '', body: JSON.stringify(answer, inOrder), data, file: '', isPrivate: false };
};

/** Sorts keys, because filter counts have no fixed order. */
function inOrder(_name: string, value: unknown): unknown {
  const isCounts = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isCounts ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}

let site: TestApp;
let apps: App[];
let admin: ReturnType<TestApp['api']>;
let ids: number[];

async function anApp(): Promise<App> {
  const { env, connection } = site;
  const findAssets = () => ({ styles: '', scripts: [], preloads: [] });
  const web = { render, findAssets, findAdminAssets: findAssets, files: new Map() };
  const app = await createApp({ env, connection, log: pino({ level: 'silent' }), lexicon: () => [], now: site.app.deps.now, web });
  apps.push(app);
  return app;
}

const NAMES = ['Seeds for farmers', 'Pension for widows', 'Scholarship for students', 'Wells for farmers'];

beforeEach(async () => {
  site = await testApp();
  apps = [];
  made = [];
  admin = site.api(await site.signIn());
  ids = [];
  for (const name of NAMES) ids.push((await admin(addWholeScheme, { name, category_id: ['4'] })).id);
});
afterEach(async () => {
  await Promise.all(apps.map((app) => app.stop()));
  await site.close();
});

const read = async (app: App, path: string, init: RequestInit = {}) =>
  (await app.fetch(new Request(`http://localhost:3000${path}`, init))).text();
const rename = (id: number, name: string) => admin(replaceScheme, { id, name, category_id: ['4'] });
const madeBy = async (work: () => Promise<unknown>) => {
  made = [];
  await work();
  return made;
};

test('a change of one scheme re-renders its page and the searches that list it, and nothing else', async () => {
  const app = await anApp();
  const [seeds, pension] = ids;
  const all = [`/schemes/${seeds}`, `/schemes/${pension}`, '/schemes?q=farmers', '/schemes?q=widows', '/schemes'];
  for (const path of all) await read(app, path);
  await rename(seeds as number, 'Seedlings for farmers');
  await app.deps.catalogue.refresh();
  const again = await madeBy(async () => {
    for (const path of all) await read(app, path);
  });
  expect(again).toEqual([`/schemes/${seeds}`, '/schemes?q=farmers', '/schemes']);
  expect(await madeBy(async () => Promise.all(all.map((path) => read(app, path))))).toEqual([]);
});

test('another process serves a change once it has read the change log, and does not re-render other cached pages', async () => {
  const [here, there] = [await anApp(), await anApp()];
  const [seeds, pension] = ids;
  const paths = [`/schemes/${seeds}`, `/schemes/${pension}`];
  for (const app of [here, there]) for (const path of paths) await read(app, path);
  await admin(deleteScheme, { id: seeds as number });
  for (const app of [here, there]) {
    await app.deps.catalogue.refresh();
    expect(await madeBy(() => read(app, `/schemes/${seeds}`))).toEqual([`/schemes/${seeds}`]);
    expect(await madeBy(() => read(app, `/schemes/${pension}`))).toEqual([]);
  }
});

test('after random changes in random order, no cached page differs from a fresh render', async () => {
  const app = await anApp();
  const questions = ['farmers', 'widow', 'student pension', 'seedz', 'wells for farmer'];
  const paths = ['/schemes', ...ids.map((id) => `/schemes/${id}`), ...questions.map((words) => `/schemes?q=${encodeURIComponent(words)}`)];
  const calls = questions.flatMap((words) => [
    requestFor(quickSearchSchemes, { q: words }),
    requestFor(searchSchemes, { search: words }),
    requestFor(listSchemes, { state: 'Goa' }),
  ]);
  const changes = [
    () => rename(ids[0] as number, 'Wells and widows'),
    () => admin(addWholeScheme, { name: 'Seedz of Goa for students', category_id: ['1'], beneficiaryStates: ['Goa'] } as never),
    () => admin(deleteScheme, { id: ids[3] as number }),
    () => rename(ids[1] as number, 'Farmers of Goa'),
    () => admin(addWholeScheme, { name: 'A draft for farmers', category_id: ['4'], status: 'draft' } as never),
  ];
  for (const change of [async () => {}, ...changes]) {
    await change();
    await app.deps.catalogue.refresh();
    const fresh = await anApp();
    for (const path of paths) expect(await read(app, path), path).toBe(await read(fresh, path));
    for (const [path, init] of calls)
      expect(JSON.parse(await read(app, path, init)), path).toEqual(JSON.parse(await read(fresh, path, init)));
    for (const path of paths) expect(await read(app, path), path).toBe(await read(fresh, path));
  }
});

test('an answer is computed once, whatever the order of its parameters, and never cached for a signed-in user', async () => {
  const app = await anApp();
  const search = (body: object, headers: Record<string, string> = {}) =>
    app.fetch(
      new Request(`http://localhost:3000${searchSchemes.path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    );
  const statements = (work: () => Promise<unknown>) => site.statementsOf(work);
  const first = await (await search({ search: 'farmers', page: 1 })).text();
  expect(await (await search({ page: 1, search: 'farmers' })).text()).toBe(first);
  expect(await statements(() => search({ search: 'farmers', page: 1 }))).toEqual([]);
  const cookie = await site.signIn();
  const own = await search({ search: 'farmers', page: 1, status: 'all', sort: 'name-asc' }, { Cookie: cookie });
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await search({ search: 'farmers', page: 1, status: 'all', sort: 'name-asc' })).status).toBe(401);
});

test('a zero-result search is counted for each request, and not when a cached answer is revalidated', async () => {
  const app = await anApp();
  const counted = async () => {
    for (const { work } of app.backgroundJobs) await work(app.deps.now(), new AbortController().signal);
    const rows = await site.connection.db.selectFrom('empty_searches').selectAll().execute();
    return rows.reduce((sum, row) => sum + Number(row.times), 0);
  };
  expect(await madeBy(async () => Promise.all([read(app, '/schemes?q=qqqqqq'), read(app, '/schemes?q=nnnnnn')]))).toHaveLength(2);
  expect(await madeBy(() => read(app, '/schemes?q=qqqqqq'))).toEqual([]);
  expect(await counted()).toBe(3);
  await read(app, '/schemes?q=scholarship');
  await admin(deleteScheme, { id: ids[2] as number });
  await app.deps.catalogue.refresh();
  await read(app, '/schemes?q=scholarship');
  expect(await counted()).toBe(4);
});
