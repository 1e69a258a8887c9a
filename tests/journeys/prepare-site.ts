/** Fills a data folder once per run; the site of each worker starts with a copy. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startSite, TEMPLATE } from './site.ts';

export default async function prepareSite(): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-template-'));
  const site = await startSite({}, folder);
  await site.stop();
  process.env[TEMPLATE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
