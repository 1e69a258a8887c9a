import { TOTP } from 'otpauth';
import { expect, PHONE, test } from './site.ts';
import { expectUsableAtBothWidths } from './sweeps.ts';

const PASSWORD = 'chosen by myself';

test('an invited person chooses a password, sets up a second factor and logs in with it', async ({ page, signIn, browser, site }) => {
  const name = 'guest kestrel';
  await page.setViewportSize(PHONE);
  await signIn(page);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByLabel('They choose the password themselves').check();
  await dialog.getByLabel('Admin: may use the whole').check();
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add User' }).click();
  const link = dialog.getByLabel(`Send this to ${name}`);
  await expect(link).toHaveValue(/\/admin\/invitation#[\w-]{43}$/);
  await expectUsableAtBothWidths(page);
  const address = await link.inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();

  // Another person, on another device.
  const theirs = await browser.newContext({ baseURL: site.url, viewport: PHONE });
  const panel = await theirs.newPage();
  const asked: string[] = [];
  panel.on('request', (request) => asked.push(request.url()));
  await panel.goto(address);
  await panel.getByRole('textbox', { name: 'New password' }).fill('short');
  await panel.getByRole('button', { name: 'Set my password' }).click();
  await expect(panel.getByText('Password must be at least 8 characters')).toBeVisible();
  await panel.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
  await panel.getByRole('button', { name: 'Set my password' }).click();
  await expect(panel.getByText(`Your user name is “${name}”`)).toBeVisible();
  await expectUsableAtBothWidths(panel);
  expect(asked.join(' ')).not.toContain(address.split('#')[1]);
  await panel.getByRole('link', { name: 'Go to login' }).click();

  await panel.getByLabel('Username').fill(name);
  await panel.getByLabel('Password').fill(PASSWORD);
  await panel.getByRole('button', { name: 'Login to Admin Panel' }).click();
  await expect(panel).toHaveURL(/\/admin$/);

  await panel.goto('/admin/account');
  const factor = panel.locator('section').filter({ has: panel.getByRole('heading', { name: 'Second step at login' }) });
  await factor.getByLabel('Your password').fill('a guess');
  await factor.getByRole('button', { name: 'Set it up' }).click();
  await expect(factor.getByRole('alert')).toContainText('The present password is wrong');
  await factor.getByLabel('Your password').fill(PASSWORD);
  await factor.getByRole('button', { name: 'Set it up' }).click();
  await expect(factor.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = (await factor.locator('code').innerText()).replace(/\s/g, '');
  await expectUsableAtBothWidths(panel);
  await factor.getByLabel('Code', { exact: false }).last().fill(new TOTP({ secret }).generate());
  await factor.getByRole('button', { name: 'Turn it on' }).click();
  const codes = factor.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery] = await codes.allInnerTexts();
  await expectUsableAtBothWidths(panel);

  await theirs.clearCookies();
  await panel.goto('/admin/login');
  await panel.getByLabel('Username').fill(name);
  await panel.getByLabel('Password').fill(PASSWORD);
  await panel.getByRole('button', { name: 'Login to Admin Panel' }).click();
  await expect(panel.getByLabel('Code')).toBeFocused();
  await expectUsableAtBothWidths(panel);
  await panel.getByLabel('Code').fill('000000');
  await panel.getByRole('button', { name: 'Login to Admin Panel' }).click();
  await expect(panel.getByRole('alert')).toContainText('The code is wrong');
  await panel.getByLabel('Code').fill(recovery ?? '');
  await panel.getByRole('button', { name: 'Login to Admin Panel' }).click();
  await expect(panel).toHaveURL(/\/admin$/);

  // The phone is lost: an admin removes the second factor and sends a link.
  await page.getByRole('button', { name: `Reset the password of ${name}` }).click();
  await page.getByLabel('They choose the password themselves').check();
  await page.getByLabel('Take the second step away').check();
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByLabel(`Send this to ${name}`)).toHaveValue(/#/);
  const login = await theirs.request.post('/api/login', { data: { username: name, password: PASSWORD } });
  expect(login.status()).toBe(200);
  await theirs.close();
});

test('a used link says so', async ({ page }) => {
  await page.goto('/admin/invitation#nonsense');
  await page.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set my password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is used up or too old.');
});
