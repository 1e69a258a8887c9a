/** Sentences of the page that says whether everything is all right. */
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const condition = {
  title: 'Is everything all right?',
  fetchFailed: 'Failed to find out',
  allGood: 'Yes. Nothing needs you.',
  someLook: (count: number) =>
    count === 1 ? 'Nearly. One thing is worth a look today.' : `Nearly. ${count} things are worth a look today.`,
  someBad: (count: number) => (count === 1 ? 'No. One thing needs somebody now.' : `No. ${count} things need somebody now.`),
  states: { good: 'All right', look: 'Look at this', bad: 'Needs you' },
  names: {
    backup: 'Last backup',
    disk: 'Room on the disk',
    mailsWaiting: 'Mails waiting to be sent',
    mailsFailed: 'Mails that could not be sent',
    oldestRequest: 'Requests nobody has answered',
    brokenLinks: 'Links readers could not open',
    errors: 'Errors in the last day',
    database: 'Answer of the database',
  },
  help: {
    backup: 'Run the backup command, and see to it that it runs every day.',
    disk: 'Remove old backups from this disk, or get a larger one. A full disk stops saving.',
    mailsWaiting: 'Check the mail settings: mails should leave within minutes.',
    mailsFailed: 'The inbox of mails says why, and can send them again.',
    oldestRequest: 'Somebody has been waiting for an answer for long.',
    brokenLinks: 'The inbox of reports names the pages.',
    errors: 'Give the numbers below to whoever keeps the server.',
    database: 'It is slow: the machine may be short of memory or of disk speed.',
  },
  never: 'never',
  today: 'today',
  ago: (count: number) => `${days(count)} ago`,
  gigabytes: (count: string) => `${count} GB free`,
  milliseconds: (count: number) => `${count} ms`,
  since: (when: string) => `the oldest ${when}`,
  failures: 'What failed',
  number: 'Number in the log',
  where: 'Where',
  when: 'When',
  toInbox: 'Open the inboxes',
  toRequests: 'Open the requests',
};
