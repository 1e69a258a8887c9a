import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBlog, updateBlog } from '../../../contract/blogs.endpoints.ts';
import { pictureFolder } from '../../platform/pictures/pictures.ts';
import { requestFor, type TestApp, testApp } from '../../testing/test-app.ts';

let site: TestApp;
let cookie: string;
let folder: string;
beforeAll(async () => {
  site = await testApp();
  cookie = await site.signIn();
  folder = pictureFolder(site.env);
});
afterAll(() => site.close());

let before: string[];
const files = () => (existsSync(folder) ? readdirSync(folder).sort() : []);
const rows = async () => (await site.connection.db.selectFrom('blogs').select('id').execute()).length;
beforeEach(() => {
  before = files();
});

const drawing = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0b5563' } });
const form = { seo_title: 'With a picture', seo_category: '3', content: '<p>Text</p>', isActive: '1' };
const send = (bytes: Buffer, fields: Record<string, string> = {}) => {
  const picture = new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' });
  return site.fetch(...requestFor(createBlog, { ...form, ...fields, picture }, { Cookie: cookie }));
};
type Saved = { blogId: number; blog: { picture_url: string; picture_width: number; picture_height: number } };

test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a %s becomes WebP in the sizes a phone needs, never enlarged', async (format) => {
  const response = await send(await drawing(800, 400).toFormat(format).toBuffer());
  expect(response.status).toBe(201);
  const { blog } = (await response.json()) as Saved;
  expect(blog).toMatchObject({ picture_width: 800, picture_height: 400 });
  expect(blog.picture_url).toMatch(/^\/uploads\/BlogImages\/[0-9a-f]{32}\.webp$/);
  const added = files().filter((name) => !before.includes(name));
  expect(added).toHaveLength(3);
  for (const [suffix, width] of [
    ['', 800],
    ['-720', 720],
    ['-360', 360],
  ] as const) {
    const served = await site.fetch(blog.picture_url.replace('.webp', `${suffix}.webp`));
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width });
  }
});

test('decodes concurrent pictures one after the other; beyond the queue answers 503', async () => {
  const bytes = await drawing(4000, 3000).png().toBuffer();
  const busy: number[] = [];
  const watch = setInterval(() => busy.push(sharp.counters().process), 1);
  const answers = await Promise.all(Array.from({ length: 14 }, () => send(bytes)));
  clearInterval(watch);
  expect(Math.max(...busy)).toBe(1);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(11);
  expect(statuses.filter((status) => status === 503)).toHaveLength(3);
  expect(Number(answers.find(({ status }) => status === 503)?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('stores a small picture as one file, and scales a wide one down to 1600', async () => {
  const small = (await (await send(await drawing(200, 100).png().toBuffer())).json()) as Saved;
  expect(small.blog.picture_width).toBe(200);
  const wide = (await (await send(await drawing(3000, 1500).png().toBuffer())).json()) as Saved;
  expect(wide.blog).toMatchObject({ picture_width: 1600, picture_height: 800 });
});

test('rotates a photograph upright and removes its location', async () => {
  const photo = await drawing(400, 200)
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Asha' } } } as never)
    .jpeg()
    .toBuffer();
  const { blog } = (await (await send(photo)).json()) as Saved;
  expect(blog).toMatchObject({ picture_width: 200, picture_height: 400 });
  const stored = await sharp(await (await site.fetch(blog.picture_url)).arrayBuffer()).metadata();
  expect(stored.exif).toBeUndefined();
});

/** Rewrites the size in the header of a PNG. */
function claiming(picture: Buffer, width: number, height: number): Buffer {
  const header = 12;
  const claim = Buffer.from(picture);
  claim.writeUInt32BE(width, header + 4);
  claim.writeUInt32BE(height, header + 8);
  claim.writeUInt32BE(crc32(claim.subarray(header, header + 17)), header + 17);
  return claim;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const png = () => drawing(20, 20).png().toBuffer();
test.each([
  ['an SVG', async () => Buffer.from(svg), 400],
  [
    'an SVG without a script',
    async () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    400,
  ],
  ['text', async () => Buffer.from('not a picture'), 400],
  ['nothing', async () => Buffer.alloc(0), 400],
  ['a TIFF', () => drawing(20, 20).tiff().toBuffer(), 400],
  ['an AVIF', () => drawing(20, 20).avif().toBuffer(), 400],
  ['a damaged PNG', async () => (await drawing(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 3000), 400],
  ['a GIF that is also a script', async () => Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;alert(1)'), 400],
  ['a PNG with a page behind it', async () => Buffer.concat([await png(), Buffer.from('<html><script>alert(1)</script>')]), 400],
  [
    'a PNG with an archive behind it',
    async () => Buffer.concat([await png(), Buffer.from(`PK\u0005\u0006${'\0'.repeat(18)}`, 'latin1')]),
    400,
  ],
  ['a PDF that is also a picture', async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await png()]), 400],
  ['more than 5 MB', async () => Buffer.concat([await png(), Buffer.alloc(5_000_000)]), 413],
  ['more than 50 megapixels', async () => claiming(await png(), 10_000, 5_001), 413],
])('%s is refused without leaving a row or file', async (_, make, status) => {
  const count = await rows();
  const response = await send(await make());
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ message: expect.stringMatching(/\w/) });
  expect(files()).toEqual(before);
  expect(await rows()).toBe(count);
});

test('leaves no file when the save fails after the picture was stored', async () => {
  const picture = new File([new Uint8Array(await png())], 'a.png');
  const response = await site.fetch(...requestFor(updateBlog, { ...form, id: 987_654, picture }, { Cookie: cookie }));
  expect(response.status).toBe(404);
  expect(files()).toEqual(before);
});

test('leaves the picture when a save has none, and removes it when it is replaced or removed', async () => {
  const { blogId, blog } = (await (await send(await png())).json()) as Saved;
  const save = async (fields: Record<string, unknown>) => {
    const response = await site.fetch(...requestFor(updateBlog, { ...form, id: blogId, ...fields }, { Cookie: cookie }));
    return ((await response.json()) as Saved).blog.picture_url;
  };
  expect(await save({})).toBe(blog.picture_url);
  const replaced = await save({ picture: new File([new Uint8Array(await png())], 'b.png') });
  expect(replaced).not.toBe(blog.picture_url);
  expect((await site.fetch(blog.picture_url)).status).toBe(404);
  expect(await save({ remove_picture: '1' })).toBe('');
  expect(files()).toEqual(before);
});

test('sweeps orphans, but not recent files whose row may not be committed yet', async () => {
  mkdirSync(folder, { recursive: true });
  const orphan = (letter: string) => path.join(folder, `${letter.repeat(32)}.webp`);
  for (const letter of ['a', 'b']) writeFileSync(orphan(letter), 'x');
  const old = new Date(Date.now() - 7_200_000);
  utimesSync(orphan('a'), old, old);
  await site.runBackgroundJobs();
  expect([existsSync(orphan('a')), existsSync(orphan('b'))]).toEqual([false, true]);
  expect(files().filter((name) => before.includes(name))).toEqual(before);
});

test.each([
  '/uploads/BlogImages/',
  '/uploads/BlogImages',
  '/uploads/BlogImages/..%2f..%2fyojanapath.sqlite',
  '/uploads/BlogImages/%2e%2e/%2e%2e/yojanapath.sqlite',
  '/uploads/BlogImages/photo.webp',
  `/uploads/BlogImages/${'0'.repeat(32)}.webp`,
])('%s is not found', async (address) => {
  expect((await site.fetch(address)).status).toBe(404);
});

test('a picture is cacheable for ever and sandboxed', async () => {
  const { blog } = (await (await send(await png())).json()) as Saved;
  const { headers } = await site.fetch(blog.picture_url);
  expect(headers.get('cache-control')).toContain('immutable');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain('sandbox');
});

test('serves a placeholder of our own', async () => {
  const response = await site.fetch('/api/placeholder');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
});
