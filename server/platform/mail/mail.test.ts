import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listMails, removeMail, retryMail } from '../../../contract/mail.endpoints.ts';
import { subscribe } from '../../../contract/subscribers.endpoints.ts';
import { type MailSink, startMailSink } from '../../testing/mail-sink.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { writesAtOnce } from '../../testing/writes-at-once.ts';
import { forgetSentMails, queueMail } from './outbox.ts';
import { createSender, type Sender } from './sender.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

let site: TestApp;
let sink: MailSink;
let sender: Sender;

beforeEach(async () => {
  sink = await startMailSink();
  site = await testApp({ env: { PUBLIC_URL: 'https://yojanapath.example' } });
  sender = createSender(site.app.deps, sink.url);
});
afterEach(async () => {
  sender.close();
  await sink.close();
  await site.close();
});

/** Queues mails as a feature would. */
async function queue(count: number, recipient = (number: number) => `reader${number}@example.org`): Promise<void> {
  await site.connection.db.transaction().execute(async (tx) => {
    for (let number = 0; number < count; number++) {
      await queueMail(tx, {
        cause: `test:${number}`,
        kind: 'request-published',
        recipient: recipient(number),
        language: 'en',
        payload: { requestId: number, schemeId: 1, schemeName: `Scheme ${number}` },
        at: site.app.deps.now(),
      });
    }
  });
}

async function sendAll(): Promise<void> {
  while ((await sender.sendDue()) > 0);
}

const outbox = () => site.connection.db.selectFrom('outbox').selectAll().orderBy('id').execute();

describe('a mail', () => {
  test('has text and HTML, one recipient, a Message-ID and List-Unsubscribe headers', async () => {
    await site.api()(subscribe, { email: 'Asha@Example.org', lang: 'en' });
    await sendAll();
    const [{ mail, recipients, from, raw } = expect.fail()] = sink.mails;
    expect(recipients).toEqual(['asha@example.org']);
    expect(from).toBe('no-reply@yojanapath.example');
    expect(mail.from).toMatchObject({ name: 'YojanaPath', address: 'no-reply@yojanapath.example' });
    expect(mail.subject).toBe('Please confirm your e-mail address');
    const link = /https:\/\/yojanapath\.example\/subscribe\/confirm\?token=[\w-]{43}/;
    expect(mail.text).toMatch(link);
    expect(mail.html).toMatch(link);
    expect(raw).toMatch(/^Message-ID: <[0-9a-f]{32}@yojanapath\.example>\r$/im);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/im);
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im);
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toMatch(/^<https:\/\/yojanapath\.example\/unsubscribe\?token=[\w-]{43}>$/);
  });

  test('is in Hindi for a Hindi subscription', async () => {
    await site.api()(subscribe, { email: 'asha@example.org', lang: 'hi' });
    await sendAll();
    const [{ mail } = expect.fail()] = sink.mails;
    expect(mail.subject).toBe('कृपया अपना ई-मेल पता पक्का करें');
    expect(mail.text).toContain('https://yojanapath.example/hi/subscribe/confirm?token=');
    expect(mail.html).toContain('<html lang="hi" dir="ltr">');
  });

  test('encodes hostile names', async () => {
    await site.connection.db.transaction().execute((tx) =>
      queueMail(tx, {
        cause: 'hostile',
        kind: 'request-published',
        recipient: 'reader@example.org',
        language: 'en',
        payload: { requestId: 1, schemeId: 1, schemeName: '<img src=x onerror=alert(1)>\r\nBcc: victim@example.org' },
        at: site.app.deps.now(),
      }),
    );
    await sendAll();
    const [{ mail, recipients, raw } = expect.fail()] = sink.mails;
    expect(mail.html).toContain('&lt;img src=x');
    expect(mail.html).not.toContain('<img');
    expect(recipients).toEqual(['reader@example.org']);
    const [head] = raw.split('\r\n\r\n');
    expect(head).toMatch(/^Subject:/m);
    expect(head).not.toMatch(/^Bcc:/im);
  });
});

describe('addresses that try to add recipients', () => {
  const hostile = [
    'a@example.org\r\nBcc: victim@example.org',
    'a@example.org\nRCPT TO:<victim@example.org>',
    'a@example.org,victim@example.org',
    'a@example.org;victim@example.org',
    'a@example.org victim@example.org',
    '"victim@example.org" <a@example.org>',
    '<victim@example.org>',
    'victim@example.org\0',
  ];

  test.each(hostile)('%j is refused by the form', async (email) => {
    await expect(site.api()(subscribe, { email })).rejects.toMatchObject({ status: 400 });
    expect(await outbox()).toEqual([]);
  });

  test.each(hostile)('%j is not sent even from the outbox', async (recipient) => {
    await queue(1);
    // PostgreSQL cannot store NUL.
    await site.connection.db
      .updateTable('outbox')
      .set({ recipient: recipient.replace('\0', '\u0001') })
      .execute();
    await sendAll();
    expect(sink.mails).toEqual([]);
    expect((await outbox())[0]?.last_error).toBe('The address cannot be used');
  });
});

describe('a failing mail server', () => {
  test.each(['refuse', 'drop'] as const)('gets every mail once after answering with %s for a while', async (mood) => {
    await queue(3);
    sink.setMood(mood);
    await sendAll();
    expect(sink.mails).toEqual([]);
    expect((await outbox()).map(({ status, attempts }) => [status, attempts])).toContainEqual(['queued', 1]);
    sink.setMood('accept');
    for (let minute = 0; minute < 5; minute++) {
      site.advance(MINUTE);
      await sendAll();
    }
    expect(sink.mails.map(({ recipients }) => recipients[0]).sort()).toEqual([0, 1, 2].map((number) => `reader${number}@example.org`));
    expect((await outbox()).every(({ status, sent_at }) => status === 'sent' && sent_at)).toBe(true);
  });

  test('loses no mail when unreachable, and is not retried at once', async () => {
    await queue(7);
    const port = Number(new URL(sink.url).port);
    await sink.close();
    expect(await sender.sendDue()).toBe(5);
    expect(await sender.sendDue()).toBe(0);
    sink = await startMailSink(port);
    site.advance(MINUTE);
    await sendAll();
    expect(new Set(sink.mails.map(({ recipients }) => recipients[0])).size).toBe(7);
    expect(sink.mails).toHaveLength(7);
  });

  test('is retried with growing pauses, then the mail is left to staff', async () => {
    await queue(1);
    sink.setMood('refuse');
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 10; attempt++) {
      await sendAll();
      const [mail = expect.fail()] = await outbox();
      if (mail.status === 'failed') break;
      const pause = Date.parse(mail.next_attempt_at) - site.app.deps.now().getTime();
      pauses.push(Math.ceil(pause / MINUTE));
      site.advance(pause + 1000);
    }
    expect(pauses).toEqual([1, 5, 15, 60, 240, 720, 1440, 1440, 1440]);
    const staff = site.api(await site.signIn());
    const { mails, counts, isSending } = await staff(listMails, {});
    expect(counts).toEqual({ queued: 0, sending: 0, sent: 0, failed: 1 });
    expect(isSending).toBe(false);
    expect(mails[0]).toMatchObject({ status: 'failed', attempts: 10, recipient: 'reader0@example.org' });
    expect(mails[0]?.lastError).toContain('Try again later');
    sink.setMood('accept');
    site.advance(30 * DAY);
    await sendAll();
    expect(sink.mails).toEqual([]);
    const next = site.api(await site.signIn());
    await next(retryMail, { id: mails[0]?.id ?? 0 });
    await sendAll();
    expect(sink.mails).toHaveLength(1);
    await expect(next(retryMail, { id: mails[0]?.id ?? 0 })).rejects.toMatchObject({ status: 409 });
    await expect(next(retryMail, { id: 999 })).rejects.toMatchObject({ status: 404 });
  });

  test('an unsent mail can be removed by staff', async () => {
    await queue(2);
    const staff = site.api(await site.signIn());
    const [newest = expect.fail(), oldest = expect.fail()] = (await staff(listMails, {})).mails;
    await staff(removeMail, { id: newest.id });
    expect((await staff(listMails, {})).mails.map(({ id }) => id)).toEqual([oldest.id]);
    await sendAll();
    expect(sink.mails).toHaveLength(1);
    await expect(staff(removeMail, { id: oldest.id })).rejects.toMatchObject({ status: 409 });
    await expect(staff(removeMail, { id: newest.id })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the outbox', () => {
  test('stores one mail for each cause', async () => {
    await queue(2);
    await queue(3);
    expect(await outbox()).toHaveLength(3);
  });

  test('stores no mail of a transaction that failed', async () => {
    const failing = site.connection.db.transaction().execute(async (tx) => {
      const at = site.app.deps.now();
      await queueMail(tx, {
        cause: 'x',
        kind: 'subscription-confirm',
        recipient: 'a@example.org',
        language: 'en',
        payload: { token: 't' },
        at,
      });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await outbox()).toEqual([]);
  });

  test('sends each mail once when several processes share it', async () => {
    await queue(40);
    const twin = createSender((await site.twin()).deps, sink.url);
    const drain = async (one: Sender) => {
      while ((await one.sendDue()) > 0);
    };
    await writesAtOnce([drain(sender), drain(twin), drain(sender), drain(twin)]);
    expect(sink.mails).toHaveLength(40);
    expect(new Set(sink.mails.map(({ recipients }) => recipients[0])).size).toBe(40);
    twin.close();
  });

  test('does not let a mail be claimed twice while it is being sent', async () => {
    await queue(1);
    sink.setMood('hold');
    const sending = sender.sendDue();
    await sink.held;
    const staff = site.api(await site.signIn());
    const [mail = expect.fail()] = (await staff(listMails, {})).mails;
    expect(mail.status).toBe('sending');
    await expect(staff(retryMail, { id: mail.id })).rejects.toMatchObject({ status: 409 });
    expect(await createSender(site.app.deps, sink.url).sendDue()).toBe(0);
    await sink.close();
    await sending;
    sink = await startMailSink();
  });

  test('erases addresses of mails sent long ago, but not the fact that they were sent', async () => {
    await queue(1);
    await sendAll();
    site.advance(31 * DAY);
    await forgetSentMails(site.connection.db, site.app.deps.now());
    expect((await outbox())[0]?.recipient).toBe('');
    await queue(1);
    expect(await outbox()).toHaveLength(1);
  });
});
