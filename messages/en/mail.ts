/** What the mails say. Not part of the messages a public page carries. */
export const mail = {
  greeting: 'Namaste,',
  independent:
    'YojanaPath is an independent information site and not part of any government. It never asks for money, a password or an OTP.',
  linkHint: 'If the button does not work, copy this address into your browser:',
  unsubscribe: 'Stop these mails',
  confirm: {
    subject: 'Please confirm your e-mail address',
    text: 'Someone, probably you, entered this address to get news of new government schemes from YojanaPath.',
    action: 'Confirm my address',
    after: 'If it was not you, do nothing: without your confirmation no more mails come.',
  },
  published: {
    subject: (scheme: string) => `The scheme you asked for is on YojanaPath: ${scheme}`,
    text: (reference: string) => `You asked us for a scheme (reference number ${reference}). We have now published it:`,
    action: 'Read the guide',
    after: 'Please check the official website of the scheme before you apply. No more mails come about your request.',
  },
  rejected: {
    subject: (name: string) => `About the scheme you asked for: ${name}`,
    text: (name: string, reference: string) =>
      `You asked us for "${name}" (reference number ${reference}). We could not add it. The reason:`,
    action: 'See your request',
    after: 'You can ask again at any time, for example with the full name of the scheme or a link to it.',
  },
  digest: {
    subject: (count: number) => (count === 1 ? 'A new scheme on YojanaPath' : `${count} new schemes on YojanaPath`),
    text: (count: number) =>
      count === 1 ? 'This scheme is new since our last mail:' : `These ${count} schemes are new since our last mail:`,
    more: (count: number) => (count === 1 ? 'and one more' : `and ${count} more`),
    action: 'See all schemes',
    after: 'You get this mail at most once a week, because you subscribed to updates.',
  },
};
