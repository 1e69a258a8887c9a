/** Sentences of the feedback form. */
import { titles } from './common.ts';

export const feedback = {
  title: titles.feedback,
  description: 'Tell us what is wrong on a page of this site. We need no name and no address.',
  aboutPage: 'About the page',
  text: 'More about it (optional)',
  textHint: 'Please write no Aadhaar, phone or bank numbers.',
  reason: 'What is wrong?',
  tap: 'Tap what fits best. That sends it.',
  reasons: {
    wrong: 'Wrong information',
    outdated: 'Out of date',
    link: 'A link does not work',
    unclear: 'Hard to understand',
    other: 'Something else',
  },
  send: 'Send',
  sending: 'Sending...',
  thanks: 'Thank you',
  thanksText: 'Our team will look at it and correct the page.',
  failed: 'It could not be sent',
  failedText: 'Please try again.',
  back: 'Back to the page',
  addMore: 'Tell us more',
};
