/**
 * What must hold of every screen of the admin panel: accessible, as wide as the window, usable in forced colours, and with a way to go on when the
 * server fails. The screens are those of `contract/admin-screens.ts`.
 */
import { ADMIN_ADDRESSES, ADMIN_SCREENS, type AdminScreen } from '../../contract/admin-screens.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './site.ts';
import { expectEdges, expectFits } from './sweeps.ts';

// Both workers can share the site, because these tests change nothing.
test.describe.configure({ mode: 'parallel' });

for (const address of ADMIN_ADDRESSES) {
  const { isOpen }: AdminScreen = ADMIN_SCREENS[address];
  const path = address.replace(':id', '1');
  const where = `${path}, a screen of contract/admin-screens.ts`;

  test(`${path} is accessible, fits, and says when the server fails`, async ({ page, signIn }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    if (!isOpen) await signIn(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    const isLoaded = async () => {
      await expect(heading.first(), where).toBeVisible();
      await expect(page.getByText('Loading'), where).toHaveCount(0);
    };
    await isLoaded();

    await test.step('at 1280 px', async () => {
      await expectAccessible(page);
      await expectFits(page, 1280, where);
      await expectEdges(page, where);
    });
    await test.step('at 360 px', async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      await expectAccessible(page);
      await expectFits(page, 360, where);
    });
    await test.step('when the server fails', async () => {
      let failed = 0;
      await page.route('**/api/**', (route) => {
        const { pathname } = new URL(route.request().url());
        // The gate is tested in admin-access.spec.ts; drafts are also stored on the device.
        if (pathname === '/api/me' || pathname.endsWith('/drafts')) return route.continue();
        failed += 1;
        return route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Internal Server Error"}' });
      });
      await page.reload();
      await isLoaded();
      if (failed > 0) await expect(page.getByRole('alert').first(), where).toBeVisible();
      await expectAccessible(page);
      await expectFits(page, 360, where);
    });
    expect(complaints, `errors of the script of ${where}`).toEqual([]);
  });
}
