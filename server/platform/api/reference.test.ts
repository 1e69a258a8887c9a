import Ajv from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCategories } from '../../../contract/categories.endpoints.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import {
  featuredSchemes,
  listSchemes,
  quickSearchSchemes,
  readGuide,
  readScheme,
  schemesOfCategory,
  searchSchemes,
  suggestSchemes,
} from '../../../contract/schemes.endpoints.ts';
import { requestFor, type TestApp, testApp } from '../../testing/test-app.ts';

type Documented = {
  paths: Record<string, Record<string, { responses: Record<string, { content: { 'application/json': { schema: object } } }> }>>;
};

let site: TestApp;
let reference: Documented;
beforeAll(async () => {
  site = await testApp({ seeded: true });
  reference = (await (await site.fetch('/api/openapi.json')).json()) as Documented;
});
afterAll(() => site.close());

const CALLS: [Endpoint, Record<string, unknown>][] = [
  [listCategories, {}],
  [listCategories, { id: 3 }],
  [listSchemes, { page: 2 }],
  [searchSchemes, { search: 'kisan', page: 1, limit: 12 }],
  [searchSchemes, { search: 'zzzzqq' }],
  [quickSearchSchemes, { q: 'pension' }],
  [suggestSchemes, { q: 'kis' }],
  [featuredSchemes, {}],
  [schemesOfCategory, { category: 'welfare' }],
  [schemesOfCategory, { category: 'welfare', page: 2, state: 'Gujarat' }],
  [readScheme, { id: 1 }],
  [readScheme, { id: 1, lang: 'hi' }],
  [readGuide, { schemeId: 1 }],
];

test.each(CALLS.map(([endpoint, input]) => [`${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`, endpoint, input] as const))(
  'the answer of %s matches its documented schema',
  async (_name, endpoint, input) => {
    const [target, init] = requestFor(endpoint, input);
    const answer = await (await site.fetch(target, init)).json();
    const documented = reference.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
    const validate = new Ajv.default({ strict: false }).compile(documented?.responses['200']?.content['application/json'].schema ?? false);
    expect(validate(answer), JSON.stringify(validate.errors)).toBe(true);
  },
);

test('the reference lists every served call', async () => {
  const page = await (await site.fetch('/api/docs')).text();
  for (const { endpoint } of site.app.routes) {
    expect(reference.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(endpoint.method.toLowerCase());
    expect(page).toContain(`${endpoint.method} ${endpoint.path}`);
  }
});
