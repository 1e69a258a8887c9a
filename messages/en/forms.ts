/** Sentences of the visitors' forms and of the short notices. */
import { notices } from './notices.ts';

/** What the server answers to a form, or why it did not answer; the key is the English sentence. */
const sentences = [
  'Required',
  'Please choose one from the list',
  'Scheme name must be at least 5 characters',
  'Scheme name must be at most 200 characters',
  'Please enter a valid email address',
  'Please select a valid urgency level',
  'Description must be at most 5000 characters',
  'Please choose what is wrong',
  'Text must be at most 2000 characters',
  'This link is not valid any more',
  'The request is too large',
  'Too many requests. Please wait a little and try again.',
  'The service is not available at the moment. Please try again.',
  'There is no room to save this at the moment. Please try again later.',
  'Internal Server Error',
] as const;

export const forms = {
  sentences: {
    ...notices.sentences,
    ...(Object.fromEntries(sentences.map((sentence) => [sentence, sentence])) as Record<(typeof sentences)[number], string>),
  },
  problem: 'There is a problem',
  errorTitle: (title: string) => `Error: ${title}`,
  close: 'Close',
};
