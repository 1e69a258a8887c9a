/** On a full disk staff can still log in, thanks to a reserve file that is freed, and refilled when there is space again. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sendFeedback } from '../contract/feedback.endpoints.ts';
import { login, readMe } from '../contract/session.endpoints.ts';
import { requestFor, TEST_ENGINE } from '../server/testing/test-app.ts';
import { PASSWORD, RunningSite } from './crashes/running-site.ts';
import { CAN_MOUNT, SmallDisk } from './crashes/small-disk.ts';

const REFILL_MS = 30_000;

describe.runIf(TEST_ENGINE === 'sqlite' && CAN_MOUNT)('while the disk is full', () => {
  let disk: SmallDisk;
  let site: RunningSite;
  const reserveSize = () => statSync(path.join(disk.folder, 'reserve'), { throwIfNoEntry: false })?.size ?? 0;
  const send = (...[target, init]: ReturnType<typeof requestFor>) => fetch(site.url + target, init);
  const report = (text: string) => send(...requestFor(sendFeedback, { path: '/', reason: 'other', text, lang: 'en' }));

  beforeAll(async () => {
    disk = SmallDisk.mount() as SmallDisk;
    site = await RunningSite.start({ DATA_DIR: disk.folder });
    await vi.waitFor(() => expect(reserveSize()).toBe(8_000_000), REFILL_MS);
  }, 120_000);
  afterAll(async () => {
    await site?.end('SIGKILL');
    disk?.remove();
  });

  test('staff can log in, again and again', async () => {
    disk.fill();
    let status = 200;
    for (let number = 0; number < 5_000 && status < 500; number++) ({ status } = await report(`${number}${'x'.repeat(1_900)}`));
    expect(status).toBe(507);
    for (let time = 0; time < 5; time++) {
      const answer = await send(...requestFor(login, { username: 'admin', password: PASSWORD }));
      expect(answer.status).toBe(200);
      const cookie = answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      expect((await fetch(`${site.url}${readMe.path}`, { headers: { cookie } })).status).toBe(200);
      // Other data takes the freed space.
      disk.fill();
    }
    expect(reserveSize()).toBeLessThan(8_000_000);
  }, 120_000);

  test('the reserve is refilled when there is space again', async () => {
    disk.makeRoom();
    await vi.waitFor(() => expect(reserveSize()).toBe(8_000_000), REFILL_MS);
    expect((await report('There is room again')).status).toBeLessThan(300);
  }, 60_000);
});
