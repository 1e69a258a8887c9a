/** `npm run pictures`: takes the README's screenshots from the built site with the shipped content. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { startSite } from '../bench/running.ts';
import { ensureBrowser } from './browser.mjs';

/** File in docs/, address, and size of the screenshot. */
const PICTURES = [{ name: 'home.webp', address: '/', width: 1100, height: 773 }];
const QUALITY = 80;

const docs = path.resolve(import.meta.dirname, '../docs');
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-pictures-'));
const site = await startSite(dataDir);
const executablePath = ensureBrowser(process.execPath);
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  for (const { name, address, width, height } of PICTURES) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    await page.goto(site.url + address, { waitUntil: 'networkidle' });
    await sharp(await page.screenshot())
      .webp({ quality: QUALITY })
      .toFile(path.join(docs, name));
    console.log(`Drew docs/${name}, ${width} × ${height}`);
  }
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
