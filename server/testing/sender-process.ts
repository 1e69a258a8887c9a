/** Sends an outbox until it is killed: a process of its own for tests. Settings come as the server's do. */
import pino from 'pino';
import { readEnv } from '../env.ts';
import { connect } from '../platform/database/connect.ts';
import { startChores } from '../platform/jobs/background-jobs.ts';
import { createSender } from '../platform/mail/sender.ts';

const env = readEnv();
const { db } = connect(env);
const offset = Number(process.env.CLOCK_OFFSET ?? 0);
const house = { db, env, log: pino({ level: 'silent' }), now: () => new Date(Date.now() + offset) };
const sender = createSender(house, env.smtpUrl ?? '');
startChores(house, [{ name: 'send mails', every: 2_000, first: 0, work: () => sender.sendAll() }]);
process.stdout.write('sending\n');
// The pauses between chores let a process end.
setInterval(() => {}, 1000);
