/** Sends an outbox until it is killed: a process of its own for tests. Settings come as the server's do. */
import pino from 'pino';
import { readEnv } from '../env.ts';
import { connect } from '../platform/database/connect.ts';
import { startBackgroundJobs } from '../platform/jobs/background-jobs.ts';
import { createSender } from '../platform/mail/sender.ts';

const env = readEnv();
const { db } = connect(env);
const offset = Number(process.env.CLOCK_OFFSET ?? 0);
const deps = { db, env, log: pino({ level: 'silent' }), now: () => new Date(Date.now() + offset) };
const sender = createSender(deps, env.smtpUrl ?? '');
startBackgroundJobs(deps, [{ name: 'send mails', every: 2_000, first: 0, work: () => sender.sendAll() }]);
process.stdout.write('sending\n');
// The pauses between background jobs let a process end.
setInterval(() => {}, 1000);
