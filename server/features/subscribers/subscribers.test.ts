import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { confirmSubscription, readSubscription, subscribe, unsubscribe } from '../../../contract/subscribers.endpoints.ts';
import { createSender, type Sender } from '../../platform/mail/sender.ts';
import { type MailSink, startMailSink } from '../../testing/mail-sink.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { forgetUnconfirmed } from './subscribers.store.ts';

let site: TestApp;
let sink: MailSink;
let sender: Sender;
beforeEach(async () => {
  sink = await startMailSink();
  site = await testApp();
  sender = createSender(site.app.deps, sink.url);
});
afterEach(async () => {
  sender.close();
  await sink.close();
  await site.close();
});

const stored = () => site.connection.db.selectFrom('subscribers').selectAll().orderBy('id').execute();
const outbox = () => site.connection.db.selectFrom('outbox').selectAll().orderBy('id').execute();

async function mailedToken(): Promise<string> {
  while ((await sender.sendDue()) > 0);
  return /token=([\w-]+)/.exec(sink.mails.at(-1)?.mail.text ?? '')?.[1] ?? '';
}

describe('subscribing', () => {
  test('is complete only when the owner of the address confirms it', async () => {
    await site.api()(subscribe, { email: 'Asha@Example.org', category: '4', state: 'gujarat', lang: 'hi' });
    expect(await stored()).toMatchObject([
      { email: 'asha@example.org', status: 'pending', category_id: 4, state: 'Gujarat', language: 'hi', confirmed_at: null },
    ]);
    const token = await mailedToken();
    expect(await site.api()(readSubscription, { token })).toEqual({ status: 'pending', category: 4, state: 'Gujarat' });
    expect((await stored())[0]?.status).toBe('pending');
    await site.api()(confirmSubscription, { token });
    await site.api()(confirmSubscription, { token });
    expect(await stored()).toMatchObject([{ status: 'confirmed' }]);
    expect((await site.api()(readSubscription, { token })).status).toBe('confirmed');
  });

  test('answers known and unknown addresses alike', async () => {
    const post = async (email: string) => {
      const response = await site.fetch('/api/subscribe', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      return [response.status, await response.text(), [...response.headers].filter(([name]) => name !== 'date')];
    };
    const first = await post('asha@example.org');
    expect(first[0]).toBe(200);
    expect(await post('asha@example.org')).toEqual(first);
    await site.api()(confirmSubscription, { token: await mailedToken() });
    expect(await post('ASHA@example.org')).toEqual(first);
    expect(sink.mails).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });

  test('recognises an address in either form of its domain, and with invisible characters', async () => {
    const ascii = 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c';
    await site.api()(subscribe, { email: 'Asha@उदाहरण.भारत' });
    const token = await mailedToken();
    expect(sink.mails[0]?.raw).toMatch(new RegExp(`^To: ${ascii}\r$`, 'm'));
    await site.api()(confirmSubscription, { token });
    site.advance(7_200_000);
    for (const email of [ascii, ascii.toUpperCase(), 'asha\u200b@उदाहरण.भारत\ufeff', ' asha@उदाहरण。भारत '])
      await site.api()(subscribe, { email });
    expect(await stored()).toMatchObject([{ email: ascii, status: 'confirmed' }]);
    expect(await outbox()).toHaveLength(1);
    await site.api()(unsubscribe, { token });
    expect(await stored()).toMatchObject([{ email: 'unsubscribed:1', status: 'unsubscribed' }]);
  });

  test('accepts an address with letters of any script before the @', async () => {
    await site.api()(subscribe, { email: 'आशा@उदाहरण.भारत' });
    const token = await mailedToken();
    expect(sink.mails[0]?.recipients).toEqual(['आशा@उदाहरण.भारत']);
    await site.api()(confirmSubscription, { token });
    expect(await stored()).toMatchObject([{ email: 'आशा@xn--p1b6ci4b4b3a.xn--h2brj9c', status: 'confirmed' }]);
  });

  test('mails an address at most once an hour, over all senders', async () => {
    for (let times = 0; times < 5; times++) await site.api()(subscribe, { email: 'asha@example.org' });
    expect(await outbox()).toHaveLength(1);
    site.advance(3_600_000);
    await site.api()(subscribe, { email: 'asha@example.org' });
    expect(await outbox()).toHaveLength(2);
  });

  test('mails a mailbox a few times a day, over all spellings of its address', async () => {
    for (let number = 0; number < 6; number++) {
      await site.api()(subscribe, { email: `asha+${number}@example.org` });
      await site.api()(subscribe, { email: `a.sha+${number}@googlemail.com` });
      await site.api()(subscribe, { email: `as.h.a+${number}@gmail.com` });
      site.advance(1_800_000);
    }
    expect(await outbox()).toHaveLength(6);
    expect(await stored()).toHaveLength(6);
    for (let hours = 0; hours < 5; hours++) {
      await site.api()(subscribe, { email: 'asha+0@example.org' });
      site.advance(3_600_000);
    }
    expect(await outbox()).toHaveLength(6);
    site.advance(24 * 3_600_000);
    await site.api()(subscribe, { email: 'asha+0@example.org' });
    expect(await outbox()).toHaveLength(7);
  });

  test('treats other names at the same host, and dots at other providers, as other mailboxes', async () => {
    for (const email of ['a.sha@example.org', 'asha@example.org', 'ravi@example.org', 'meera@example.org', '+asha@example.org']) {
      await site.api()(subscribe, { email });
    }
    expect(await outbox()).toHaveLength(5);
  });

  test('deletes the oldest unconfirmed addresses and their mails when the list is full', async () => {
    await site.api()(subscribe, { email: 'first@example.org' });
    const created_at = new Date(site.app.deps.now().getTime() + 1000).toISOString();
    for (let start = 0; start < 20_000; start += 500) {
      const rows = Array.from({ length: 500 }, (_, number) => ({
        email: `flood${start + number}@example.org`,
        token: `t${start + number}`,
      }));
      await site.connection.db
        .insertInto('subscribers')
        .values(
          rows.map((row) => ({ ...row, status: 'pending' as const, category_id: null, state: '', language: 'en' as const, created_at })),
        )
        .execute();
    }
    site.advance(60_000);
    await site.api()(subscribe, { email: 'last@example.org' });
    const emails = (await stored()).map(({ email }) => email);
    expect(emails.length).toBeLessThanOrEqual(20_000);
    expect(emails).toContain('last@example.org');
    expect(emails).not.toContain('first@example.org');
    expect((await outbox()).map(({ recipient }) => recipient)).toEqual(['last@example.org']);
  });

  test('does not let strangers change a confirmed subscription', async () => {
    await site.api()(subscribe, { email: 'asha@example.org', category: 4 });
    await site.api()(confirmSubscription, { token: await mailedToken() });
    await site.api()(subscribe, { email: 'asha@example.org', category: 1, state: 'Goa' });
    expect(await stored()).toMatchObject([{ status: 'confirmed', category_id: 4, state: '' }]);
  });

  test.each([
    {},
    { email: '' },
    { email: 'a@b' },
    { email: 7 },
    { email: 'a@example.org', state: 'Atlantis' },
    { email: 'a@example.org', category: 99 },
  ])('%j is refused and stores nothing', async (body) => {
    const response = await site.fetch('/api/subscribe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test('thanks a bot that fills in the hidden field and stores nothing', async () => {
    await site.api()(subscribe, { email: 'asha@example.org', website: 'x' });
    expect(await stored()).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  test('deletes an unconfirmed address after a month', async () => {
    await site.api()(subscribe, { email: 'asha@example.org' });
    site.advance(29 * 86_400_000);
    await forgetUnconfirmed(site.connection.db, site.app.deps.now());
    expect(await stored()).toHaveLength(1);
    site.advance(2 * 86_400_000);
    await forgetUnconfirmed(site.connection.db, site.app.deps.now());
    expect(await stored()).toEqual([]);
    expect(await outbox()).toEqual([]);
  });
});

describe('unsubscribing', () => {
  test('takes one call, erases the address and withdraws waiting mails', async () => {
    await site.api()(subscribe, { email: 'asha@example.org', state: 'Goa' });
    const [{ token } = expect.fail()] = await stored();
    await site.api()(unsubscribe, { token });
    expect(await stored()).toMatchObject([{ status: 'unsubscribed', state: '' }]);
    expect(JSON.stringify([await stored(), await outbox()])).not.toContain('asha');
    expect((await site.api()(readSubscription, { token })).status).toBe('unsubscribed');
    await site.api()(unsubscribe, { token });
    await expect(site.api()(confirmSubscription, { token })).rejects.toMatchObject({ status: 404 });
  });

  test('can be followed by subscribing anew, with a new link', async () => {
    await site.api()(subscribe, { email: 'asha@example.org' });
    const first = await mailedToken();
    await site.api()(unsubscribe, { token: first });
    await site.api()(subscribe, { email: 'asha@example.org' });
    const second = await mailedToken();
    expect(second).not.toBe(first);
    await site.api()(confirmSubscription, { token: second });
    await site.api()(unsubscribe, { token: first });
    expect((await site.api()(readSubscription, { token: second })).status).toBe('confirmed');
  });

  test('by an unknown link is answered the same and changes nothing', async () => {
    await site.api()(subscribe, { email: 'asha@example.org' });
    expect(await site.api()(unsubscribe, { token: 'guess' })).toHaveProperty('message');
    expect((await site.api()(readSubscription, { token: 'guess' })).status).toBe('unknown');
    expect((await stored())[0]?.status).toBe('pending');
  });
});
