/** Hostile texts in every field that visitors or staff can fill in: no page runs them. */

import type { Page } from '@playwright/test';
import { RECORD_CLICKS } from '../../contract/early-clicks.ts';
import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { HOSTILE_HTML } from '../../server/testing/hostile-html.ts';
import { expect, settled, test } from './site.ts';

/** Each snippet is changed to leave a visible mark if it runs. */
const SNIPPETS = HOSTILE_HTML.map((snippet) => snippet.replaceAll('alert(1)', 'window.pwned=1')).filter(
  (snippet) => !snippet.includes('\u0001'),
);
/** A picture on another site is refused when it is saved: `server/features/blogs/text-pictures.test.ts`. */
const RICH = SNIPPETS.filter((snippet) => !/<img[^>]+src="https:/.test(snippet)).join('\n');
const LINE = `<img src=x onerror=window.pwned=1> "><script>window.pwned=1</script>`;
const TEXT = SNIPPETS.slice(0, 40).join('\n').slice(0, 1900);

test.describe.configure({ mode: 'serial' });

test('saved, cleaned, and nothing runs on any page', async ({ page, site, signIn }) => {
  test.setTimeout(180_000);
  await signIn(page);
  const { request } = page;
  const answered = async (response: { ok: () => boolean; text: () => Promise<string>; json: () => Promise<unknown> }) => {
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as Record<string, unknown>;
  };
  const rich = { schemeDescription: RICH, eligibility: RICH, documentsRequired: `${RICH}<ul><li>Aadhaar</li></ul>`, benefits: RICH };
  const saved = await answered(
    await request.post('/api/structured/addschemes', {
      data: {
        ...rich,
        applicationProcess: `<p><strong>Step 1: ${LINE}</strong><br>${RICH}</p><p><strong>Step 2: Go</strong></p>`,
        name: `Hostile ${LINE}`,
        category_id: ['4'],
        keywords: LINE,
        beneficiaryStates: [],
        department: LINE,
        acronym: '<b>X</b>',
        fee: TEXT,
        applyOffice: TEXT,
        helpline: LINE,
        summary: LINE,
        translations: { hi: { ...rich, name: `शत्रु ${LINE}`, summary: LINE, state: 'draft' } },
      },
    }),
  );
  const schemeId = JSON.stringify(saved).match(/"id":(\d+)/)?.[1];
  await answered(
    await request.post('/api/blogs', {
      multipart: {
        seo_title: `Hostile ${LINE}`,
        seo_description: TEXT,
        seo_keywords: LINE,
        author: LINE,
        seo_category: '4',
        content: RICH,
        isActive: '1',
      },
    }),
  );
  await answered(
    await request.post('/api/scheme-requests', {
      data: { name: `Hostile ${LINE}`.slice(0, 190), category: 4, email: 'a@example.org', description: TEXT },
    }),
  );
  await answered(await request.post('/api/feedback', { data: { reason: 'wrong', text: TEXT, path: `/schemes/1?${LINE}`, schemeId: 1 } }));
  await answered(await request.post('/api/admin/users', { data: { username: LINE.slice(0, 60), password: 'long enough 1' } }));
  await answered(await request.post('/api/admin/lexicon', { data: { term: LINE, kind: '', aliases: [{ text: LINE, strength: 'same' }] } }));
  const { items } = (await answered(await request.get('/api/blogs?limit=50'))) as {
    items: { seo_slug: string; seo_title: string; id: number }[];
  };
  const blog = items.find((item) => item.seo_title.startsWith('Hostile'));
  const search = `/schemes?q=${encodeURIComponent(LINE)}`;
  const publicPages = [
    ...LANGUAGES.flatMap((language) => [inLanguage(language, `/schemes/${schemeId}`), inLanguage(language, search)]),
    '/schemes?q=hostile',
    '/',
    '/schemes',
    '/category/agriculture',
    `/category/${encodeURIComponent(LINE)}`,
    '/blog',
    `/blog/${encodeURIComponent(blog?.seo_slug ?? '')}`,
    `/request?name=${encodeURIComponent(LINE)}`,
  ];
  const adminPages = [
    '/admin',
    '/admin/schemes',
    `/admin/manageSchemes/${schemeId}`,
    `/admin/schemes?action=edit&id=${schemeId}`,
    '/admin/requests',
    '/admin/blogs',
    `/admin/blog/${blog?.id}`,
    '/admin/users',
    '/admin/inbox',
    '/admin/lexicon',
    '/admin/audit',
    '/admin/bin',
  ];
  for (const address of [...publicPages, ...adminPages]) await expectQuiet(page, site.url + address);
  for (const feed of [...LANGUAGES.map((language) => inLanguage(language, '/feeds/schemes.xml')), '/feeds/blog.xml', '/sitemap.xml']) {
    const text = await (await request.get(feed)).text();
    expect(text).not.toContain('<script');
    expect(text).not.toContain('<img');
  }
});

async function expectQuiet(page: Page, address: string): Promise<void> {
  const heard: string[] = [];
  const listen = (dialog: { message: () => string; dismiss: () => Promise<void> }) => {
    heard.push(dialog.message());
    void dialog.dismiss();
  };
  page.on('dialog', listen);
  await page.goto(address);
  // Screens of the panel fetch their data after loading.
  if (new URL(address).pathname.startsWith('/admin')) await page.waitForLoadState('networkidle');
  await settled(page);
  const state = await page.evaluate(
    (own) => ({
      pwned: 'pwned' in window,
      handlers: [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
      ),
      scripts: [...document.querySelectorAll('script')].filter((script) => !script.src && !/json/.test(script.type) && script.text !== own)
        .length,
      links: [...document.querySelectorAll('a[href]')].filter((link) =>
        /^\s*(javascript|data|vbscript):/i.test(link.getAttribute('href') ?? ''),
      ).length,
      frames: document.querySelectorAll('#root iframe, #root object, #root embed, #root form[action^="http"]').length,
    }),
    RECORD_CLICKS,
  );
  page.off('dialog', listen);
  expect({ address, heard, ...state }).toEqual({ address, heard: [], pwned: false, handlers: [], scripts: 0, links: 0, frames: 0 });
}
