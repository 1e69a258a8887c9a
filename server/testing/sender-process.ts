/** Sends an outbox until it is killed: a process of its own for tests. Settings come as the server's do. */
import pino from 'pino';
import { readEnv } from '../env.ts';
import { connect } from '../platform/database/connect.ts';
import { createSender } from '../platform/mail/sender.ts';

const env = readEnv();
const { db } = connect(env);
const offset = Number(process.env.CLOCK_OFFSET ?? 0);
createSender({ db, env, log: pino({ level: 'silent' }), now: () => new Date(Date.now() + offset) }, env.smtpUrl ?? '').start();
process.stdout.write('sending\n');
// The sender's own pauses let a process end.
setInterval(() => {}, 1000);
