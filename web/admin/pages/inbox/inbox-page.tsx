import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { listFeedback } from '../../../../contract/feedback.endpoints.ts';
import { listMails } from '../../../../contract/mail.endpoints.ts';
import { listZeroResultSearches } from '../../../../contract/searches.endpoints.ts';
import { inbox as words } from '../../../../messages/admin/inbox.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { choice, listQuery } from '../../components/list-query.ts';
import { QueryStates } from '../../components/states.tsx';
import { TabList } from '../../components/tab-list.tsx';
import { callOptions, useApi } from '../../data.tsx';
import { FeedbackInbox, type FeedbackStatus } from './feedback-inbox.tsx';
import { type MailChoice, MailInbox } from './mail-inbox.tsx';
import { SearchesInbox } from './searches-inbox.tsx';

/** Visitors add to these lists at any time, so they are fetched each time the screen opens. */
const FRESH = { placeholderData: keepPreviousData, gcTime: 0 };
const TABS = ['feedback', 'mail', 'searches'] as const;
const inboxQuery = listQuery<{ tab: (typeof TABS)[number] }>('/admin/inbox', { tab: choice(TABS) });

/** Open work besides the requests. The tab is in the address. */
export default function InboxPage() {
  const [{ tab }, change] = inboxQuery.use();
  const api = useApi();
  const [status, setStatus] = useState<FeedbackStatus>('open');
  const [choice, setChoice] = useState<MailChoice>('unsent');
  const feedback = useQuery({ ...callOptions(api, listFeedback, { status }), ...FRESH });
  const mails = useQuery({ ...callOptions(api, listMails, { status: choice }), ...FRESH });
  const searches = useQuery({ ...callOptions(api, listZeroResultSearches, {}), ...FRESH });
  const unsent = mails.data && mails.data.counts.queued + mails.data.counts.sending + mails.data.counts.failed;
  return (
    <AdminPage title={words.title}>
      <Tabs.Root value={tab} onValueChange={(next) => change({ tab: next as (typeof TABS)[number] })}>
        <TabList
          label={words.tabs}
          value={tab}
          tabs={[
            { value: 'feedback', label: words.feedbackTab, count: feedback.data?.counts.open },
            { value: 'mail', label: words.mailTab, count: unsent },
            { value: 'searches', label: words.searchesTab, count: searches.data?.length },
          ]}
        />
        <Tabs.Content value="feedback">
          <QueryStates query={feedback} errorText={words.feedback.fetchFailed}>
            {(data) => <FeedbackInbox reports={data.feedback} status={status} onStatus={setStatus} />}
          </QueryStates>
        </Tabs.Content>
        <Tabs.Content value="mail">
          <QueryStates query={mails} errorText={words.mail.fetchFailed}>
            {(data) => <MailInbox mails={data.mails} isSending={data.isSending} choice={choice} onChoice={setChoice} />}
          </QueryStates>
        </Tabs.Content>
        <Tabs.Content value="searches">
          <QueryStates query={searches} errorText={words.searches.fetchFailed}>
            {(data) => <SearchesInbox searches={data} />}
          </QueryStates>
        </Tabs.Content>
      </Tabs.Root>
    </AdminPage>
  );
}
