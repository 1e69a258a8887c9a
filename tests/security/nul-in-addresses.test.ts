/** NUL in every parameter of every address: always 400, in the format of the call's other errors. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '../../contract/all-endpoints.ts';
import { pathParameters } from '../../contract/endpoint.ts';
import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { NUL_REFUSED } from '../../server/platform/http/refuse-nul.ts';
import { type TestApp, testApp } from '../../server/testing/test-app.ts';
import { PAGES } from '../../web/pages.ts';

let site: TestApp;
let cookie: string;
beforeAll(async () => {
  site = await testApp();
  cookie = await site.signIn();
});
afterAll(() => site.close());

const filled = (path: string, value: string) => path.replace(/:\w+/g, value);

test('every endpoint refuses it in the query and in each part of the path', async () => {
  for (const { method, path, input, errors } of ENDPOINTS) {
    const keys = Object.keys((input as { shape?: object }).shape ?? {});
    const names = [...keys.filter((key) => !pathParameters(path).includes(key)), 'anything'];
    const targets = names.map((name) => `${filled(path, '1')}?${name}=a%00b`);
    if (path.includes(':')) targets.push(filled(path, 'a%00b'), filled(path, '1%00'), filled(path, '%00'));
    for (const target of targets) {
      const response = await site.fetch(target, { method, headers: { Cookie: cookie } });
      expect([response.status, target]).toEqual([400, target]);
      const text = await response.text();
      expect(text).toBe(errors === 'message' ? JSON.stringify({ message: NUL_REFUSED }) : NUL_REFUSED);
    }
  }
});

test('every page, file and unknown address refuses it too', async () => {
  const pages = Object.values(PAGES).flatMap(({ path }) => LANGUAGES.map((language) => inLanguage(language, path)));
  const others = ['/nowhere', '/assets/x.js', '/uploads/x', '/api/nowhere', '/sitemap.xml', '/healthz', '/admin/schemes'];
  for (const path of [...pages, ...others]) {
    const targets = [
      `${filled(path, '1')}?q=a%00b`,
      `${filled(path, '1')}?utm_source=%00`,
      `${filled(path, '1')}/%00`,
      filled(path, 'a%00'),
    ];
    for (const target of targets.filter((one) => one.includes('%00'))) {
      expect([(await site.fetch(target)).status, target]).toEqual([400, target]);
    }
  }
});

test('text that only mentions it is accepted', async () => {
  expect((await site.fetch('/api/schemes/suggest?q=%2500')).status).toBe(200);
});
