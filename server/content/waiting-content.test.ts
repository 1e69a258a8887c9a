import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../contract/endpoint.ts';
import { deleteScheme, editScheme } from '../../contract/scheme-admin.endpoints.ts';
import { readSiteStatus } from '../../contract/status.endpoints.ts';
import { readWork } from '../../contract/work.endpoints.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { readContent } from './content-files.ts';
import { updateContent } from './content-update.ts';
import { waitingSentence } from './waiting-content.ts';

const shipped = readContent();
const release = new Map([...shipped.papers, ...shipped.schemes].map(({ name, hash }) => [name, hash]));

let site: TestApp;
let admin: Api;
beforeAll(async () => {
  site = await testApp({ seeded: true, release });
  admin = site.api(await site.signIn());
});
afterAll(() => site.close());

const waiting = async () => {
  const { conditions, waitingContent } = await admin(readSiteStatus, {});
  return {
    waitingContent,
    state: conditions.find(({ name }) => name === 'content')?.state,
    work: (await admin(readWork, {})).waitingContent,
  };
};
const idOf = async (slug: string) =>
  (await site.connection.db.selectFrom('schemes').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;

/** Makes the site look seeded by an older release, in which some content was different and some missing. */
async function makeOlder({ corrected, missing }: { corrected: string[]; missing: string[] }) {
  const { db } = site.connection;
  for (const name of [...corrected, ...missing]) await db.deleteFrom('content_files').where('name', '=', name).execute();
  for (const name of corrected) {
    const [folder, slug = ''] = name.split('/');
    if (folder === 'schemes') await db.updateTable('schemes').set({ helpline: '0000' }).where('slug', '=', slug).execute();
    else await db.insertInto('content_files').values({ name, hash: 'older' }).execute();
  }
  for (const name of missing) await db.deleteFrom('schemes').where('slug', '=', name.replace('schemes/', '')).execute();
}

test('counts nothing for a site with the content of its release', async () => {
  expect(await waiting()).toEqual({ waitingContent: { added: 0, corrected: 0, undecided: 0 }, state: 'good', work: 0 });
});

test('counts new, corrected and undecided content until the update has applied it', async () => {
  await admin(editScheme, { id: await idOf('pm-kisan'), name: 'Our PM-KISAN' });
  await admin(deleteScheme, { id: await idOf('pmjjby') });
  await makeOlder({ corrected: ['schemes/pm-kisan', 'schemes/pmfby', 'schemes/pmjjby'], missing: ['schemes/jan-dhan'] });
  expect(await waiting()).toEqual({ waitingContent: { added: 1, corrected: 1, undecided: 1 }, state: 'look', work: 3 });
  const update = { actor: 'admin', at: new Date(), onPublished: async () => {} };
  const results = await updateContent(site.connection.db, shipped, update);
  const count = (outcome: string) => results.filter((one) => one.outcome === outcome).length;
  expect([count('created'), count('updated')]).toEqual([1, 1]);
  // Content changed by staff is undecided until they decide.
  expect((await waiting()).waitingContent).toEqual({ added: 0, corrected: 0, undecided: 1 });
  await updateContent(site.connection.db, shipped, { ...update, keep: ['schemes/pm-kisan'] });
  expect((await waiting()).waitingContent).toEqual({ added: 0, corrected: 0, undecided: 0 });
});

test('shows no numbers before they are known', async () => {
  const fresh = await testApp();
  try {
    const { conditions, waitingContent } = await fresh.api(await fresh.signIn())(readSiteStatus, {});
    expect(waitingContent).toBeNull();
    expect(conditions.find(({ name }) => name === 'content')).toMatchObject({ value: null });
  } finally {
    await fresh.close();
  }
});

test('the sentence at start names numbers, command and screen; empty if nothing waits', () => {
  expect(waitingSentence({ added: 308, corrected: 152, undecided: 1 })).toMatch(
    /308 new and 152 corrected.*1 changed by staff.*npm run content:update.*Manage Schemes > Import/,
  );
  expect(waitingSentence({ added: 0, corrected: 0, undecided: 0 })).toBe('');
});
