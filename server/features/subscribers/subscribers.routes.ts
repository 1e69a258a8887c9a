/** Calls of visitors for news by mail. */
import { isTrapped } from '../../../contract/honeypot.ts';
import { confirmSubscription, readSubscription, subscribe, unsubscribe } from '../../../contract/subscribers.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { confirm, end, findSubscription, storeSubscription } from './subscribers.store.ts';

export function subscriberRoutes({ db, now }: Deps): Route[] {
  return [
    route(subscribe, async (input) => {
      if (!isTrapped(input)) {
        const { email, category = null, state = '', lang } = input;
        await storeSubscription(db, { email, category, state, language: lang }, now());
      }
      return { message: 'Please open the link in the mail we are sending you to confirm your address' };
    }),

    route(readSubscription, async ({ token }) => {
      const found = await findSubscription(db, token);
      const status = found?.status ?? ('unknown' as const);
      return { status, category: found?.category_id ?? null, state: found?.state ?? '' };
    }),

    route(confirmSubscription, async ({ token }) => {
      if (!(await confirm(db, token, now()))) throw notFound('This link is not valid any more');
      return { message: 'Your address is confirmed' };
    }),

    route(unsubscribe, async ({ token }) => {
      await end(db, token);
      return { message: 'You will get no more mails from us' };
    }),
  ];
}
