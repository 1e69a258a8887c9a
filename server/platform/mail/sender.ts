/**
 * Sends the outbox in the background. A mail is marked before and after its attempt, so it is sent twice (with the same Message-ID)
 * only if the process dies or the connection breaks between the mail server's "accepted" and the mark. SMTP offers no way to close
 * that gap.
 */
import { setTimeout as pause } from 'node:timers/promises';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { readEmailAddress } from '../../../contract/email-text.ts';
import type { Deps } from '../../deps.ts';
import { claimMails, markFailed, markSent } from './claims.ts';
import { composeMail } from './compose.ts';
import type { StoredMail } from './outbox.ts';

/** Pause after the mail server could not be reached. */
const OUTAGE_PAUSE_MS = 20_000;
const AT_ONCE = 5;
/** Longest attempt; must be shorter than the lease of a claim. */
const ATTEMPT_MS = 120_000;
const NOTE_ATTEMPTS = 20;
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, dnsTimeout: 10_000, socketTimeout: 60_000 };
const OUTAGE = /^(?:ECONN|ESOCKET|ETIMEDOUT|EDNS|ETLS|EAUTH|ENOAUTH|EHOST|ENET|EPIPE|ENOTFOUND)/;

export type Sender = {
  /** Sends what is due, up to five mails at once. Returns how many were attempted. */
  sendDue: () => Promise<number>;
  /** Sends until nothing is due any more. */
  sendAll: (stopped?: AbortSignal) => Promise<void>;
  /** Closes the connections to the mail server. */
  close: () => void;
};

export function createSender(deps: Pick<Deps, 'db' | 'env' | 'log' | 'now'>, smtpUrl: string): Sender {
  const { db, env, log, now } = deps;
  const transport = nodemailer.createTransport({ url: smtpUrl, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  const settings = { siteUrl: env.publicUrl ?? `http://localhost:${env.port}`, from: env.mailFrom };
  if (!env.publicUrl) log.warn('PUBLIC_URL is not set: the links in mails lead to this machine only');
  let outageEnds = Number.NEGATIVE_INFINITY;

  const attempt = async (mail: StoredMail) => {
    try {
      if (readEmailAddress(mail.recipient) === null) throw new Error('The address cannot be used');
      const options = { ...composeMail(mail, settings), signal: AbortSignal.timeout(ATTEMPT_MS) } satisfies SendMailOptions & {
        signal: AbortSignal;
      };
      await transport.sendMail(options);
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      log.warn({ mail: mail.id, attempt: mail.attempts, code }, 'a mail could not be sent');
      if (OUTAGE.test(code)) outageEnds = now().getTime() + OUTAGE_PAUSE_MS;
      await markFailed(db, mail, now(), message);
      return;
    }
    await noteSent(mail);
  };

  /** Retries, because a mail that is sent but not marked would be sent again. */
  const noteSent = async (mail: StoredMail) => {
    for (let attempts = 1; ; attempts++) {
      try {
        return await markSent(db, mail, now());
      } catch (error) {
        if (attempts === NOTE_ATTEMPTS) throw error;
        await pause(1_000);
      }
    }
  };

  const sendDue = async () => {
    if (now().getTime() < outageEnds) return 0;
    const mails = await claimMails(db, now(), AT_ONCE);
    await Promise.all(mails.map(attempt));
    return mails.length;
  };

  return {
    sendDue,
    sendAll: async (stopped) => {
      while (!stopped?.aborted && (await sendDue()) > 0);
    },
    close: () => transport.close(),
  };
}
