import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ADMIN, expect, PHONE, startSite, test } from './site.ts';
import { expectUsableAtBothWidths } from './sweeps.ts';

function idOf(dataDir: string, slug: string): unknown {
  const database = new DatabaseSync(path.join(dataDir, 'yojanapath.sqlite'), { readOnly: true });
  const row = database.prepare('select id from schemes where slug = ?').get(slug);
  database.close();
  return row?.id;
}

/** Simulates an earlier release with other texts of these schemes. */
function makeOlder(dataDir: string, slugs: string[]): void {
  const database = new DatabaseSync(path.join(dataDir, 'yojanapath.sqlite'));
  for (const slug of slugs) {
    database.prepare("update schemes set helpline = '0000' where slug = ?").run(slug);
    database.prepare('delete from content_files where name = ?').run(`schemes/${slug}`);
  }
  database.close();
}

test('staff import the content of a release, and decide about schemes they have changed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const site = await startSite();
  try {
    await page.request.post(`${site.url}/api/login`, { data: ADMIN });
    await page.request.patch(`${site.url}/api/admin/schemes/${idOf(site.dataDir, 'pm-kisan')}`, { data: { name: 'Our PM-KISAN' } });
    makeOlder(site.dataDir, ['pm-kisan', 'pmfby']);

    const open = async () => {
      await page.goto(`${site.url}/admin/schemes`);
      await page.getByRole('button', { name: 'Import' }).click();
      await page.getByRole('button', { name: 'Bring in what is new with this release' }).click();
      await page.getByRole('button', { name: 'See what is new' }).click();
    };
    // The dashboard and the status page mention it, and link to it.
    const condition = page.getByRole('region', { name: 'Is everything all right?' });
    await expect(async () => {
      await page.goto(`${site.url}/admin`);
      // Pending content is counted in the background after a start.
      await expect(condition).toContainText('Content that waits to be taken in: 2', { timeout: 3000 });
    }).toPass();
    await expect(condition).toContainText('No mail server: mails that wait: 0');
    await condition.getByRole('link', { name: 'See what it is' }).click();
    await expect(page.getByText('0 new, 1 corrected, 1 changed here and for you to decide.')).toBeVisible();
    await expectUsableAtBothWidths(page);
    await page.goto(`${site.url}/admin`);
    await expect(condition).toBeVisible();
    await expectUsableAtBothWidths(page);
    await page.getByRole('link', { name: /2 schemes and documents of this release to take in/ }).click();
    await page.getByRole('button', { name: 'See what is new' }).click();
    await expect(page.getByText('0 new, 1 corrected, 1 changed here and for you to decide.')).toBeVisible();
    await expectUsableAtBothWidths(page);
    await page.getByText('What is new and corrected').click();
    await expect(page.getByText('schemes/pmfby')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Changed here and in the release' })).toContainText('Our PM-KISAN');
    await page.getByRole('button', { name: 'Bring in 1' }).click();
    await expect(page.getByText('1 scheme or document was brought in.')).toBeVisible();

    // It was not decided, so it is asked again.
    await open();
    await page.getByRole('radio', { name: 'Take the release' }).check();
    await page.getByRole('button', { name: 'Bring in 1' }).click();
    await expect(page.getByText('1 scheme or document was brought in.')).toBeVisible();
    await open();
    await expect(page.getByText('There is nothing new: the site says what this release says.')).toBeVisible();
  } finally {
    await site.stop();
  }
});
