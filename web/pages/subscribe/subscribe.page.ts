import { readSubscription } from '../../../contract/subscribers.endpoints.ts';
import { categoriesCall } from '../../components/categories-call.ts';
import { call } from '../../data/call.ts';
import type { Page, PageFacts, Visit } from '../../page.ts';

/** The subscription of a mail's link. */
export const subscriptionCall = ({ search }: Visit) => call(readSubscription, { token: search.get('token') ?? '' });

export const subscribe: Page = {
  path: '/subscribe',
  component: () => import('./subscribe-page.tsx'),
  title: ({ titles }) => titles.subscribe,
  load: (_, prefetch) => prefetch(categoriesCall),
};

export const subscribeFacts: PageFacts = {
  file: 'pages/subscribe/subscribe-page.tsx',
  takesForm: true,
  examples: [{ address: '/subscribe', text: 'Subscribe to Updates' }],
};

export const subscribeSent: Page = {
  path: '/subscribe/sent',
  component: () => import('./subscribe-sent-page.tsx'),
  title: ({ titles }) => titles.checkInbox,
};

export const subscribeSentFacts: PageFacts = {
  file: 'pages/subscribe/subscribe-sent-page.tsx',
  examples: [{ address: '/subscribe/sent', text: 'Check your inbox' }],
};

export const subscribeConfirm: Page = {
  path: '/subscribe/confirm',
  component: () => import('./subscribe-confirm-page.tsx'),
  load: (visit, prefetch) => prefetch(subscriptionCall(visit)),
};

export const subscribeConfirmFacts: PageFacts = {
  file: 'pages/subscribe/subscribe-confirm-page.tsx',
  reads: ['token'],
  isPrivate: true,
  takesForm: true,
  examples: [{ address: '/subscribe/confirm?token=no-such', status: 404, text: 'This link is not valid any more' }],
};

export const unsubscribe: Page = {
  path: '/unsubscribe',
  component: () => import('./unsubscribe-page.tsx'),
  load: (visit, prefetch) => prefetch(subscriptionCall(visit)),
};

export const unsubscribeFacts: PageFacts = {
  file: 'pages/subscribe/unsubscribe-page.tsx',
  reads: ['token'],
  isPrivate: true,
  takesForm: true,
  examples: [{ address: '/unsubscribe?token=no-such', status: 404, text: 'This link is not valid any more' }],
};
