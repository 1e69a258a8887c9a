/** Builds a mail from its row in the outbox. */
import { languageBase } from '../../../contract/language-address.ts';
import { MAILS, REQUESTS } from '../../../messages/every-language.ts';
import { type Letter, letterHtml, letterText } from './letter.ts';
import { type MailPayloads, messageId, type StoredMail } from './outbox.ts';

export type MailSettings = {
  /** Address of the site without a slash at the end. */
  siteUrl: string;
  from: string;
};

const SENDER_NAME = 'YojanaPath';

/** The options of nodemailer. Addresses are objects, because in a string a comma or line break would add recipients. */
export function composeMail(mail: StoredMail, { siteUrl, from }: MailSettings) {
  const letter = write(mail, siteUrl + languageBase(mail.language));
  return {
    from: { name: SENDER_NAME, address: from },
    to: [{ name: '', address: mail.recipient }],
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    messageId: messageId(mail, new URL(siteUrl).hostname),
    date: new Date(mail.created_at),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
      ...(letter.stop && { 'List-Unsubscribe': `<${letter.stop.url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function write(mail: StoredMail, base: string): Letter {
  const words = MAILS[mail.language];
  const shared = {
    language: mail.language,
    greeting: words.greeting,
    linkHint: words.linkHint,
    footer: words.independent,
    items: [],
    more: '',
  };
  const stop = (token: string) => ({ text: words.unsubscribe, url: `${base}/unsubscribe?token=${encodeURIComponent(token)}` });
  const schemeUrl = (id: number) => `${base}/schemes/${id}`;
  switch (mail.kind as keyof MailPayloads) {
    case 'subscription-confirm': {
      const { token } = payloadOf(mail, 'subscription-confirm');
      const { subject, text, after } = words.confirm;
      const url = `${base}/subscribe/confirm?token=${encodeURIComponent(token)}`;
      return { ...shared, subject, text, after, action: { text: words.confirm.action, url }, stop: stop(token) };
    }
    case 'request-published': {
      const { requestId, reference = String(requestId), schemeId, schemeName } = payloadOf(mail, 'request-published');
      const { subject, text, action, after } = words.published;
      const url = schemeUrl(schemeId);
      return {
        ...shared,
        subject: subject(schemeName),
        text: text(reference),
        items: [{ text: schemeName, url }],
        action: { text: action, url },
        after,
        stop: null,
      };
    }
    case 'request-rejected': {
      const { reference, name, code, reason, note } = payloadOf(mail, 'request-rejected');
      const { subject, text, action, after } = words.rejected;
      const reasons: Record<string, string> = REQUESTS[mail.language].status.reasons;
      return {
        ...shared,
        subject: subject(name),
        text: text(name, reference),
        quotes: [reasons[reason] ?? '', note].filter(Boolean),
        action: { text: action, url: `${base}/request/status?${new URLSearchParams({ number: reference, key: code })}` },
        after,
        stop: null,
      };
    }
    case 'digest': {
      const { token, schemes, more } = payloadOf(mail, 'digest');
      const { subject, text, action, after } = words.digest;
      const count = schemes.length + more;
      return {
        ...shared,
        subject: subject(count),
        text: text(count),
        items: schemes.map(({ id, name }) => ({ text: name, url: schemeUrl(id) })),
        more: more > 0 ? words.digest.more(more) : '',
        action: { text: action, url: `${base}/schemes` },
        after,
        stop: stop(token),
      };
    }
  }
}

function payloadOf<K extends keyof MailPayloads>(mail: StoredMail, _kind: K): MailPayloads[K] {
  return JSON.parse(mail.payload);
}
