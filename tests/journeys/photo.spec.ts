/**
 * Photos and documents resized on the device: the resulting files are decoded here, and every request is recorded, because no part of a picture may
 * leave the browser.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { photo as en } from '../../messages/en/photo.ts';
import { MESSAGES } from '../../messages/every-language.ts';
import { photo as hi } from '../../messages/hi/photo.ts';
import { expectAccessible } from './accessible.ts';
import { expect, settled, test } from './site.ts';

type Given = { name: string; mimeType: string; buffer: Buffer };
const asFile = (name: string, buffer: Buffer, mimeType = 'image/jpeg'): Given => ({ name, mimeType, buffer });

/** Like one from a phone: 12 megapixels with much detail, stored sideways, with location and camera. */
const phonePhoto = await sharp({
  create: { width: 4000, height: 3000, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 140, sigma: 45 } },
})
  .composite([
    { input: { create: { width: 2000, height: 3000, channels: 3, background: '#c33' } }, left: 0, top: 0, blend: 'multiply' },
    { input: { create: { width: 2000, height: 3000, channels: 3, background: '#6ae' } }, left: 2000, top: 0, blend: 'multiply' },
  ])
  .withExif({ IFD0: { Make: 'SECRETCAM' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 1/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg({ quality: 92 })
  .toBuffer();

/** A sheet with lines of writing. */
function paper(width: number, height: number, words: string): Promise<Buffer> {
  const lines = Array.from(
    { length: 30 },
    (_, line) => `<text x="8%" y="${6 + 3 * line}%" font-size="${width / 40}">${words} ${line} ${words.repeat(2)}</text>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#cfc8b8"/>${lines.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).jpeg().toBuffer();
}

async function choose(page: Page, ...files: Given[]): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(files);
}

/** The file that a link downloads. */
async function saved(page: Page, link: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link, exact: true }).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

async function pixelAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())];
}

/** The mean colour of a horizontal band that starts `top` pixels from the top. */
async function meanColour(bytes: Buffer, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left: 20, top, width: 160, height: 40 }).resize(1, 1).raw().toBuffer())];
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a photo of 12 megapixels becomes one of 200 by 230 pixels under 50 kB, and no part of it leaves the browser', async ({
  page,
  context,
  site,
}) => {
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  context.on('page', (other) => other.on('websocket', (socket) => sent.push(`SOCKET ${socket.url()}`)));
  await page.goto('/photo');
  await settled(page);
  expect(sent.join(' ')).not.toMatch(/workbench|darkroom/);
  const before = sent.length;
  await choose(page, asFile('face.jpg', phonePhoto));
  await page.getByRole('button', { name: en.make.picture }).click();
  await expect(page.getByText(en.make.fits)).toBeVisible({ timeout: 30_000 });
  const { name, bytes } = await saved(page, en.make.save);
  expect(name).toBe('photo-200x230.jpg');
  expect(bytes.length).toBeLessThanOrEqual(50_000);
  expect(bytes.length).toBeGreaterThanOrEqual(20 * 1024);
  const { width, height, format, exif, orientation } = await sharp(bytes).metadata();
  expect({ width, height, format, exif, orientation }).toEqual({
    width: 200,
    height: 230,
    format: 'jpeg',
    exif: undefined,
    orientation: undefined,
  });
  expect(bytes.includes('SECRETCAM')).toBe(false);
  // Turned upright, the left side of the stored file is at the top.
  const [above, below] = [await meanColour(bytes, 20), await meanColour(bytes, 170)];
  expect(above[0]).toBeGreaterThan(above[2] as number);
  expect(below[2]).toBeGreaterThan(below[0] as number);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const line of sent.slice(before))
    expect(line).toMatch(new RegExp(`^GET (${site.url}/(assets/\\S+|favicon.svg)|blob:${site.url}/\\S+) $`));
  expect(await context.cookies()).toEqual([]);
});

test('the same without canvas in a worker', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
  await page.goto('/photo?as=jpeg&max=30&w=300&h=200');
  await choose(page, asFile('face.jpg', phonePhoto));
  await page.getByRole('button', { name: en.make.picture }).click();
  await expect(page.getByText(en.make.fits)).toBeVisible({ timeout: 30_000 });
  const { bytes } = await saved(page, en.make.save);
  expect(bytes.length).toBeLessThanOrEqual(30_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 200 });
});

test('a signature becomes ink on white, and large enough for a portal that refuses small files', async ({ page }) => {
  const ink = await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="600"><rect width="100%" height="100%" fill="#a39c8c"/><path d="M200 300 C400 100 500 500 700 300 S1000 500 1200 250" stroke="#223" stroke-width="24" fill="none"/></svg>',
    ),
  )
    .jpeg()
    .toBuffer();
  await page.goto('/photo');
  await page.getByLabel(en.wish.signature).check();
  await choose(page, asFile('ink.jpg', ink));
  await page.getByRole('button', { name: en.make.picture }).click();
  await expect(page.getByText(en.make.fits)).toBeVisible();
  const { name, bytes } = await saved(page, en.make.save);
  expect(name).toBe('signature-140x60.jpg');
  expect(bytes.length).toBeGreaterThanOrEqual(10 * 1024);
  expect(bytes.length).toBeLessThanOrEqual(20_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 140, height: 60 });
  for (const level of await pixelAt(bytes, 5, 5)) expect(level).toBeGreaterThan(245);
  for (const level of await pixelAt(bytes, 70, 30)) expect(level).toBeLessThan(60);
});

test('several documents become one PDF under 200 kB, in the chosen order', async ({ page }) => {
  const files = await Promise.all([paper(2000, 2800, 'first'), paper(2800, 2000, 'second'), paper(2000, 2800, 'third')]);
  await page.goto('/photo?as=pdf&max=200');
  await expect(page.getByLabel(en.wish.asked)).toBeChecked();
  await choose(page, ...files.map((buffer, place) => asFile(`${place}.jpg`, buffer)));
  await expect(page.getByRole('heading', { name: en.pages.title(3) })).toBeVisible();
  await page.getByRole('button', { name: en.pages.up(2) }).press('Enter');
  await expect(page.getByText(en.pages.moved(1))).toBeVisible();
  await expect(page.getByRole('button', { name: en.pages.up(1) })).toBeFocused();
  await page.getByRole('button', { name: en.pages.remove(3) }).click();
  await expect(page.getByRole('heading', { name: en.pages.title(2) })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: en.make.pdf }).click();
  await expect(page.getByText(en.make.fits)).toBeVisible({ timeout: 40_000 });
  const { name, bytes } = await saved(page, en.make.save);
  expect(name).toBe('papers-2-pages.pdf');
  expect(bytes.length).toBeLessThanOrEqual(200_000);
  expect(bytes.length).toBeGreaterThan(100_000);
  const pictures = [...bytes.toString('latin1').matchAll(/\/DCTDecode \/Length (\d+) >>\nstream\n/g)].map(({ index, 0: head, 1: length }) =>
    bytes.subarray(index + head.length, index + head.length + Number(length)),
  );
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  // The second, which is in landscape, was moved before the first.
  expect(sizes.map(({ width, height }) => Math.sign(width - height))).toEqual([1, -1]);
  for (const { width, height } of sizes) expect(Math.max(width, height)).toBeGreaterThanOrEqual(900);
});

test('an unreadably low limit is reported, and the nearest is offered', async ({ page }) => {
  await page.goto('/photo?as=jpeg&max=8&w=1000&h=1000');
  await choose(page, asFile('face.jpg', phonePhoto));
  await page.getByRole('button', { name: en.make.picture }).click();
  await expect(page.getByText(en.make.nearest)).toBeVisible({ timeout: 30_000 });
  const nearest = await saved(page, en.make.saveNearest);
  expect(nearest.bytes.length).toBeGreaterThan(8_000);
  expect(await sharp(nearest.bytes).metadata()).toMatchObject({ width: 1000, height: 1000 });
  const smaller = await saved(page, en.make.saveSmaller);
  expect(smaller.bytes.length).toBeLessThanOrEqual(8_000);
  await page.getByLabel(en.wish.signature).check();
  await expect(page.getByText(en.make.nearest)).toBeHidden();
  await expect(page.getByRole('button', { name: en.make.picture })).toBeVisible();
  await expectAccessible(page);
});

test('centimetres become pixels, and the file states its resolution', async ({ page }) => {
  await page.goto('/photo');
  await page.getByLabel(en.wish.own).check();
  await page.getByLabel(en.wish.maxKb).fill('60');
  await page.getByLabel(en.wish.unit).selectOption('cm');
  await page.getByLabel(en.wish.width, { exact: true }).fill('3,5');
  await page.getByLabel(en.wish.height, { exact: true }).fill('4.5');
  await page.getByLabel(en.wish.dots).selectOption('200');
  await choose(page, asFile('face.jpg', phonePhoto));
  await page.getByRole('button', { name: en.make.picture }).click();
  await expect(page.getByText(en.make.fits)).toBeVisible({ timeout: 30_000 });
  const { bytes } = await saved(page, en.make.save);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 276, height: 354, density: 200 });
  await page.getByLabel(en.wish.maxKb).fill('nothing');
  await expect(page.getByText(en.wish.wrong.kb(100_000))).toBeVisible();
});

test('a picture is rotated, straightened and cropped with the keyboard only', async ({ page }) => {
  await page.goto('/photo?as=jpeg&max=100');
  await choose(page, asFile('paper.jpg', await paper(1600, 1200, 'word')));
  const frame = page.getByRole('group', { name: en.edit.area }).or(page.locator(`[aria-label="${en.edit.area}"]`));
  await expect(frame.first()).toBeVisible();
  await page.getByRole('button', { name: en.edit.right }).press('Enter');
  await page.getByLabel(en.edit.tilt).press('ArrowRight');
  await expect(page.getByText(`${en.edit.tilt}: 0.5°`)).toBeVisible();
  for (let step = 0; step < 20; step++) await page.locator(`[aria-label="${en.edit.handle.se}"]`).press('Shift+ArrowUp');
  await page.getByRole('button', { name: en.make.picture }).press('Enter');
  await expect(page.getByText(en.make.fits)).toBeVisible();
  const { bytes } = await saved(page, en.make.save);
  const { width, height } = await sharp(bytes).metadata();
  expect(width).toBeLessThan(1000);
  expect(height).toBeLessThan(1400);
  expect(height).toBeGreaterThan(width);
});

const moving = (await import('../../web/pages/photo/darkroom/sample-files.ts')).gifFile({ width: 20, height: 20 }, 3);
const BAD: [string, Given, string][] = [
  ['no picture at all', asFile('cv.jpg', Buffer.from('Dear sir or madam')), en.problems.foreign],
  ['an empty file', asFile('empty.jpg', Buffer.alloc(0)), en.problems.empty],
  ['a PDF', asFile('paper.pdf', Buffer.from('%PDF-1.7 more'), 'application/pdf'), en.problems.pdf],
  ['a picture that moves', asFile('cat.gif', Buffer.from(moving), 'image/gif'), en.problems.animated],
  [
    'a HEIC photo',
    asFile('IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic and pixels', 'latin1'), 'image/heic'),
    en.problems.heic,
  ],
  ['half a photo', asFile('half.jpg', phonePhoto.subarray(0, 60)), en.problems.broken],
  ['a JPEG of nonsense', asFile('torn.jpg', Buffer.concat([phonePhoto.subarray(0, 700), Buffer.alloc(5000, 7)])), en.problems.broken],
  [
    'a picture 15,000 pixels wide',
    asFile(
      'wide.png',
      await sharp({ create: { width: 15_000, height: 200, channels: 3, background: '#888' } })
        .png()
        .toBuffer(),
      'image/png',
    ),
    en.problems.large,
  ],
];

for (const [what, file, sentence] of BAD)
  test(`${what} gets a helpful sentence, and the page still works`, async ({ page }) => {
    await page.goto('/photo');
    await choose(page, file);
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await choose(page, asFile('good.jpg', await paper(400, 460, 'good')));
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeHidden();
    await expect(page.getByRole('button', { name: en.make.picture })).toBeVisible();
  });

test('a picture stays when another cannot be used', async ({ page }) => {
  await page.goto('/hi/photo?as=pdf&max=100');
  await choose(page, asFile('good.jpg', await paper(400, 460, 'good')), asFile('bad.jpg', Buffer.from('bad')));
  await expect(page.getByText(hi.named('bad.jpg', hi.problems.foreign))).toBeVisible();
  await expect(page.getByRole('heading', { name: hi.pages.title(1) })).toBeVisible();
});

test('garbage in the address is ignored', async ({ page }) => {
  await page.goto('/photo?as=jpeg&min=90&max=10&w=<b>');
  await expect(page.getByLabel(en.wish.photo)).toBeChecked();
  await expect(page.getByLabel(en.wish.asked)).toHaveCount(0);
});

test('a tool that fails to load says so, and loads on retry', async ({ page }) => {
  await page.goto('/photo');
  await page.route(/workbench/, (route) => route.abort());
  await choose(page, asFile('good.jpg', await paper(400, 460, 'good')));
  await expect(page.getByText(en.choose.failed)).toBeVisible();
  await page.unroute(/workbench/);
  await page.getByRole('button', { name: MESSAGES.en.common.tryAgain }).click();
  await expect(page.getByRole('button', { name: en.make.picture })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what portals require and how else to do it', async ({ page }) => {
    await page.goto('/photo?as=jpeg&min=10&max=20&w=140&h=60');
    await expect(page.getByText('JPEG, 10 to 20 kB, 140 × 60 pixels').first()).toBeVisible();
    await expect(page.getByText(en.help.others[3] as string)).toBeVisible();
    await expect(page.locator('input[type=file]').first()).toBeHidden();
  });
});
