import { rmSync } from 'node:fs';
import { inLanguage } from '../../contract/language-address.ts';
import { MESSAGES } from '../../messages/every-language.ts';
import { type MailSink, startMailSink } from '../../server/testing/mail-sink.ts';
import { expect, type RunningSite, startSite, test, WITH_AND_WITHOUT_SCRIPT } from './site.ts';

let sink: MailSink;
let mailing: RunningSite;
test.beforeAll(async () => {
  sink = await startMailSink();
  mailing = await startSite({ SMTP_URL: sink.url });
});
test.afterAll(async () => {
  await mailing.stop();
  await sink.close();
  rmSync(mailing.dataDir, { recursive: true, force: true });
});

/** The link with this path in the newest mail to an address. */
async function link(address: string, path: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(() => {
      const texts = sink.mails.filter(({ recipients }) => recipients[0] === address).map(({ mail }) => mail.text ?? '');
      found = new RegExp(`http\\S+${path}\\?token=\\S+`).exec(texts.at(-1) ?? '')?.[0];
      return found;
    })
    .toBeTruthy();
  return found ?? '';
}

for (const [language, javaScriptEnabled] of WITH_AND_WITHOUT_SCRIPT) {
  test.describe(`in ${language} with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('a reader subscribes, confirms by mail, and leaves by mail', async ({ page }) => {
      const { subscribe: words, titles, footer } = MESSAGES[language];
      const address = `reader${language}${javaScriptEnabled}@example.org`;
      await page.goto(mailing.url + inLanguage(language, '/schemes'));
      await page.locator('footer').getByLabel(footer.subscribeEmail).fill(address);
      await page.locator('footer').getByRole('button', { name: footer.subscribe }).click();
      await expect(page.getByText(titles.checkInbox)).toBeVisible();

      const confirmation = await link(address, '/subscribe/confirm');
      expect(new URL(confirmation).pathname).toBe(inLanguage(language, '/subscribe/confirm'));
      // Mail scanners open links, so opening it is not yet a confirmation.
      await page.goto(confirmation);
      await page.goto(confirmation);
      await page.getByRole('button', { name: words.confirm }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmed);

      await page.goto(await link(address, '/unsubscribe'));
      await page.getByRole('button', { name: words.stop }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.stopped);
      const response = await page.goto(confirmation);
      expect(response?.status()).toBe(404);
    });
  });
}

test('the footer asks for one address, validated by the browser', async ({ page }) => {
  await page.goto(mailing.url);
  const form = page.locator('footer form');
  await expect(form.locator('input:visible')).toHaveCount(1);
  await expect(form.getByRole('button')).toHaveCount(1);
  await form.getByLabel('E-mail address').fill('not an address');
  await form.getByRole('button').click();
  await expect(form.locator('input:invalid')).toHaveCount(1);
  await expect(page.getByText('Check your inbox')).toHaveCount(0);
});

test('a reader chooses a category and a state', async ({ page }) => {
  await page.goto(`${mailing.url}/subscribe`);
  const form = page.locator('main form');
  await form.getByLabel('E-mail address').fill('choosy@example.org');
  await form.getByLabel('Only about').selectOption({ label: 'Agriculture' });
  await form.getByLabel('State').selectOption({ label: 'Gujarat' });
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/subscribe\/sent$/);
  const confirmation = await link('choosy@example.org', '/subscribe/confirm');
  const answer = await page.request.get(`${mailing.url}/api/subscription?${new URL(confirmation).searchParams}`);
  expect(await answer.json()).toEqual({ status: 'pending', category: 4, state: 'Gujarat' });
});
