import { inLanguage } from '../../contract/language-address.ts';
import { LANGUAGES, TRANSLATIONS } from '../../contract/languages.ts';
import { MESSAGES } from '../../messages/every-language.ts';
import { expect, test } from './site.ts';

const NOTICE = "Your scheme request has been submitted successfully. We'll notify you once it's processed.";
const PHONE = { width: 360, height: 740 };

test.describe('with JavaScript', () => {
  test.use({ viewport: PHONE });

  test('a visitor requests a scheme, is shown similar ones that exist, and follows the request', async ({ page, context }) => {
    await page.goto('/');
    await page.locator('footer').getByRole('link', { name: 'Request New Scheme' }).click();
    await expect(page).toHaveTitle(/^Request New Scheme \|/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request New Scheme');
    await expect(page.getByText("Don't See What You're Looking For?")).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How We Process Requests' })).toBeVisible();
    await expect(page.getByText('within 3-5 business days')).toBeVisible();
    await expect(page.getByLabel('Category')).toHaveValue('1');
    await expect(page.getByLabel('Urgency')).toHaveValue('medium');
    await expect(page.getByLabel('Urgency').locator('option')).toHaveText([
      'Low - General information',
      'Medium - Standard priority',
      'High - Upcoming deadline',
      'Critical - Urgent need',
    ]);

    await page.getByLabel('Scheme Name').fill('kisan samman');
    await expect(page.getByText('We may already have it')).toBeVisible();
    await expect(page.getByRole('status').getByRole('link').first()).toHaveAttribute('href', /^\/schemes\/\d+$/);

    await page.getByLabel('Scheme Name').fill('abcd');
    await page.getByLabel('Email').fill('a@b');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Error: Request New Scheme/);
    await summary.getByRole('link', { name: 'Please enter a valid email address' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByText('Scheme name must be at least 5 characters')).toHaveCount(2);

    await page.getByLabel('Scheme Name').fill('Drone training for women');
    await page.getByLabel('Email').fill('asha@example.org');
    await page.getByLabel('Category').selectOption({ label: 'Agriculture' });
    await page.getByLabel('Urgency').selectOption('critical');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByRole('heading', { name: 'Request Submitted Successfully' })).toBeFocused();
    await expect(page).toHaveTitle(/^Request New Scheme/);
    const notice = page.getByRole('region', { name: 'Notices' }).getByRole('status');
    await expect(notice).toContainText('Request Submitted');
    await expect(notice).toContainText(NOTICE);
    const codes = await page.getByRole('definition').last().boundingBox();
    const over = await notice.boundingBox();
    expect((codes?.y ?? 0) + (codes?.height ?? 0), 'the notice lies below number and code').toBeLessThanOrEqual(over?.y ?? 0);
    await expect(page.getByLabel('Scheme Name')).toHaveCount(0);
    const reference = (await page.getByText(/^REQ-\d{4}-\d{4}$/).textContent()) ?? '';
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy both' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(copied)?.[0] ?? '';
    expect(copied).toContain(`Reference number: ${reference}`);
    expect(copied).toMatch(new RegExp(`/request/status\\?number=\\d+&key=${code}$`));
    const toWhatsApp = await page.getByRole('link', { name: 'Keep on WhatsApp' }).getAttribute('href');
    expect(new URL(toWhatsApp ?? '').searchParams.get('text')).toContain(reference);

    await page.getByRole('link', { name: 'Asked before?' }).click();
    await page.getByLabel('Reference number').fill(reference.toLowerCase());
    await page.getByRole('button', { name: 'Show status' }).click();
    await expect(page).toHaveTitle(/^Error: Status of Your Request/);
    await expect(page.getByRole('alert').getByRole('link', { name: 'Required' })).toHaveAttribute('href', '#status-key');
    await expect(page.getByText('Drone training for women', { exact: true })).toHaveCount(0);
    await page.getByLabel('Secret code').fill(code);
    await page.getByRole('button', { name: 'Show status' }).click();
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    await expect(page.getByText('Drone training for women', { exact: true })).toBeVisible();
    await expect(page.getByText('Our team will check it with official sources.')).toBeVisible();
    await expect(page.getByText('asha@example.org')).toHaveCount(0);
    await page.goBack();
    await page.goto('/request?name=Old');
    await page.getByLabel('Scheme Name').fill('Another scheme');
    await page.getByLabel('Email').fill('asha@example.org');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await page.getByRole('button', { name: 'Submit Another Request' }).click();
    for (const [label, value] of [
      ['Scheme Name', ''],
      ['Email', ''],
      ['Description', ''],
      ['Category', '1'],
      ['Urgency', 'medium'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveValue(value);
    }
  });

  test('a failure shows its own message, and typed text stays', async ({ page }) => {
    await page.goto('/request');
    await page.getByLabel('Scheme Name').fill('Solar pump');
    await page.getByLabel('Email').fill('asha@example.org');
    const notice = page.getByRole('region', { name: 'Notices' }).getByRole('alert');
    await page.route('**/api/scheme-requests', (route) => route.fulfill({ status: 418, body: 'tea' }));
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(notice).toContainText('Submission Failed');
    await expect(notice).toContainText('418: tea');
    await page.unroute('**/api/scheme-requests');
    await page.route('**/api/scheme-requests', (route) => route.abort());
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(notice).toContainText('Failed to submit your request. Please try again.');
    await expect(page.getByLabel('Scheme Name')).toHaveValue('Solar pump');
  });

  test('two fast clicks and a lost answer store one request', async ({ page, site, signIn }) => {
    await signIn(page);
    const stored = async () => {
      const { requests } = (await (await page.request.get(`${site.url}/api/admin/scheme-requests`)).json()) as {
        requests: { name: string }[];
      };
      return requests.filter(({ name }) => name === 'Once and only once').length;
    };
    await page.goto('/request');
    await page.getByLabel('Scheme Name').fill('Once and only once');
    await page.getByLabel('Email').fill('asha@example.org');
    // The first answer is lost on its way back.
    await page.route(
      '**/api/scheme-requests',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Submit Request' }).dblclick();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Submission Failed');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByRole('heading', { name: 'Request Submitted Successfully' })).toBeVisible();
    expect(await stored()).toBe(1);
  });

  test('the form waits for its categories, and works without them', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/scheme-categories', async (route) => {
      await held;
      await route.fulfill({ status: 500, body: 'Internal Server Error' });
    });
    await page.goto('/privacy');
    await page.locator('footer').getByRole('link', { name: 'Request New Scheme' }).click();
    await expect(page.getByLabel('Category')).toContainText('Loading categories...');
    release();
    await expect(page.getByText('Failed to fetch categories')).toBeVisible();
    await page.getByLabel('Scheme Name').fill('Without a category');
    await page.getByLabel('Email').fill('asha@example.org');
    await page.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByRole('heading', { name: 'Request Submitted Successfully' })).toBeVisible();
  });

  test('toasts: one at a time, dismissed by a swipe to the right, reached with F8, gone after five seconds', async ({ page }) => {
    await page.goto('/');
    const region = page.getByRole('region', { name: 'Notices' });
    const notice = region.getByRole('status');
    const show = async () => {
      await page.locator('footer').getByLabel('E-mail address').fill('swipe@example.org');
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.locator('footer').getByRole('button', { name: 'Subscribe' }).click();
      // An earlier toast is replaced then.
      await answered;
      await expect(notice).toHaveCount(1);
    };
    const swipe = async (distance: number) => {
      const box = await notice.boundingBox();
      if (!box) throw new Error('There is no notice');
      await page.mouse.move(box.x + 40, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 40 + distance / 2, box.y + 20);
      await page.mouse.move(box.x + 40 + distance, box.y + 20);
      await page.mouse.up();
    };
    await show();
    await show();
    await swipe(40);
    await expect(notice).toBeVisible();
    await swipe(60);
    await expect(notice).toHaveCount(0);
    await show();
    await page.keyboard.press('F8');
    await expect(region).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);
    await page.mouse.move(0, 0);
    await page.clock.install();
    // A clock that goes on by itself would count what a busy machine takes meanwhile.
    await page.clock.pauseAt(Date.now() + 60_000);
    await show();
    await page.clock.runFor(4_900);
    await expect(notice).toBeVisible();
    await page.clock.runFor(200);
    await expect(notice).toHaveCount(0);
  });
});

for (const language of LANGUAGES) {
  const path = inLanguage(language, '/request');
  test.describe(`without JavaScript, at ${path}`, () => {
    test.use({ javaScriptEnabled: false, viewport: PHONE });

    test('mistakes are shown with the typed values, and a valid request leads to its status', async ({ page }) => {
      const { request: words, forms } = MESSAGES[language];
      await page.goto(path);
      const form = page.locator('main form');
      await form.getByLabel(words.name).fill('abcd');
      await form.getByLabel(words.email, { exact: true }).fill('asha@example.org');
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await form.getByRole('button', { name: words.submit }).click();
      expect((await answer).status()).toBe(400);
      await expect(page.getByRole('alert')).toContainText(forms.problem);
      await expect(
        page.getByRole('alert').getByRole('link', { name: forms.sentences['Scheme name must be at least 5 characters'] }),
      ).toHaveAttribute('href', '#request-name');
      await expect(form.getByLabel(words.name)).toHaveValue('abcd');
      await expect(form.getByLabel(words.email, { exact: true })).toHaveValue('asha@example.org');
      await form.getByLabel(words.name).fill(`Plain form ${language}`);
      await form.getByRole('button', { name: words.submit }).click();
      await expect(page).toHaveURL(new RegExp(`${path}/status\\?number=\\d+&key=[\\dA-Z-]{14}&sent=1$`));
      await expect(page.getByRole('heading', { name: words.success })).toBeVisible();
      await expect(page.locator('main')).toContainText(`Plain form ${language}`);
    });
  });
}

test('the status of a request is not shown without its code', async ({ page }) => {
  const response = await page.goto('/request/status?number=1&key=AAAA-AAAA-AAAA');
  expect(response?.status()).toBe(404);
  expect(response?.headers()['cache-control']).toBe('no-store');
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.getByRole('alert')).toHaveText('We found no request with this number and code. Please check both.');
  await expect(page.getByLabel('Reference number')).toHaveValue('1');
});

for (const language of TRANSLATIONS) {
  test(`forms report problems in the language of the page, not of the browser: ${language}`, async ({ page }) => {
    const { footer, subscribe, feedback, forms } = MESSAGES[language];
    const inIt = (path: string) => inLanguage(language, path);
    const wrongAddress = forms.sentences['Please enter a valid email address'];
    await page.goto(inIt('/schemes'));
    const field = page.locator('footer').getByLabel(footer.subscribeEmail);
    await field.fill('asha@');
    await page.locator('footer').getByRole('button', { name: footer.subscribe }).click();
    await expect(page.locator('footer').getByRole('alert')).toHaveText(wrongAddress);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(wrongAddress);
    for (const [address, button, sentence] of [
      ['/subscribe', subscribe.submit, wrongAddress],
      ['/feedback?path=/schemes', feedback.send, forms.sentences['Please choose what is wrong']],
    ] as const) {
      await page.goto(inIt(address));
      await page.locator('main').getByRole('button', { name: button }).click();
      await expect(page.getByRole('alert').getByRole('link', { name: sentence })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${forms.errorTitle('')}`));
    }
    for (const path of ['/', '/request', '/request/status', '/subscribe', '/feedback?path=/', '/schemes/1']) {
      await page.goto(inIt(path));
      const checked = await page.evaluate(() =>
        [...document.forms].filter((form) => !form.noValidate && form.querySelector(':required, [type=email]')).map((form) => form.action),
      );
      expect(checked).toEqual([]);
    }
  });
}
