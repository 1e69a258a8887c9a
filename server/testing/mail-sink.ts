/** A real SMTP server that stores accepted mails and can be made to fail. */
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type SinkMail = {
  mail: Email;
  from: string;
  /** Recipients of the SMTP envelope, independent of the headers. */
  recipients: string[];
  raw: string;
};

/** How the server reacts to a mail after its text has arrived. */
export type Mood = 'accept' | 'refuse' | 'drop' | 'hold';

export type MailSink = {
  url: string;
  /** Accepted mails. */
  mails: SinkMail[];
  setMood: (mood: Mood) => void;
  /** Resolves when a mail arrives in the mood `hold`. */
  held: Promise<void>;
  onAccepted: (listener: () => void) => void;
  close: () => Promise<void>;
};

export async function startMailSink(port = 0): Promise<MailSink> {
  const mails: SinkMail[] = [];
  let mood: Mood = 'accept';
  let tellHeld = () => {};
  let accepted = () => {};
  const held = new Promise<void>((resolve) => {
    tellHeld = resolve;
  });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (mood === 'refuse') return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        if (mood === 'drop') return dropAll();
        if (mood === 'hold') return tellHeld();
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          mail: await PostalMime.parse(raw),
          from: mailFrom ? mailFrom.address : '',
          recipients: rcptTo.map((address) => address.address),
          raw,
        });
        done();
        accepted();
      });
    },
  });
  server.on('error', () => {});
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    held,
    setMood: (next) => {
      mood = next;
    },
    onAccepted: (listener) => {
      accepted = listener;
    },
    close: () =>
      new Promise((resolve) => {
        dropAll();
        server.close(() => resolve());
      }),
  };
}
