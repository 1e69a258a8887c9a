/** Why the site did not answer, and the state of the session. */
export const failures = {
  offline: 'There is no internet. Check the connection, then try again.',
  unreachable: 'The site could not be reached. Try again in a minute.',
  late: (seconds: number) => `No answer came within ${seconds} seconds. Try again.`,
  gateway: (status: number) => `The site is not answering just now (${status}). Try again in a minute.`,
  textIsSafe: 'Your text is safe on this device.',

  screen: {
    title: 'This screen did not load',
    text: 'Its code could not be fetched: there is no internet, or the site has just been renewed.',
    reload: 'Load it again',
  },

  session: {
    title: 'Your session has ended',
    text: 'Your text is safe on this device. Log in to go on where you are.',
    submit: 'Log in and go on',
    later: 'Not now',
    back: 'You are logged in again',
    backText: 'What was under way when the session ended was not done: press its button once more.',
    other: (username: string) => `You are logged in as ${username} now.`,
  },

  staleLogin: {
    title: 'Please log in once more',
    text: 'User accounts can be changed for ten minutes after a login. Log in, and what you began is done.',
    backText: 'What you began goes on.',
  },
};
