/** Sentences about news by mail: the form, and the pages its links lead to. */
import { titles } from './common.ts';

/** Further sentences of the footer's form. */
export const subscribeForm = {
  /** In the footer, to the page with more choices. */
  choose: 'Choose a category or state',
  checkInbox: titles.checkInbox,
  checkInboxText: 'We are sending a link to this address, unless it is subscribed already. Open it to start the updates.',
  failed: 'Subscription failed',
  failedText: 'Your address could not be sent. Please try again.',
};

export const subscribe = {
  title: titles.subscribe,
  description: 'Get an e-mail when new government schemes are published: at most one a week, only for what you choose.',
  intro: 'Get an e-mail when new schemes are published, at most one a week. You can stop it with one click.',
  email: 'E-mail address',
  notice: 'We use your e-mail only to send updates. You can stop them at any time.',
  category: 'Only about (optional)',
  allCategories: 'All categories',
  state: 'State (optional)',
  allStates: 'The whole of India',
  submit: 'Subscribe',
  checkSpam: 'No mail after a few minutes? Please look into the spam folder, or subscribe again after an hour.',
  confirmTitle: 'Confirm Your Address',
  confirmText: 'Press the button to get updates about new schemes by e-mail.',
  confirm: 'Confirm my address',
  confirmed: 'You are subscribed',
  confirmedText: 'You will get an e-mail when there are new schemes for you, at most one a week.',
  stopTitle: 'Stop the Mails',
  stopText: 'Press the button and you will get no more mails about new schemes.',
  stop: 'Stop the mails',
  stopped: 'You will get no more mails from us',
  stoppedText: 'Your e-mail address has been deleted.',
  invalid: 'This link is not valid any more',
  invalidText: 'Perhaps it is too old or was not copied whole. If you wish, subscribe again.',
  again: 'Subscribe again',
  browse: 'Browse All Schemes',
};
