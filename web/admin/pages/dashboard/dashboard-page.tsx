import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listSchemeRequests } from '../../../../contract/requests.endpoints.ts';
import { listAllSchemes } from '../../../../contract/scheme-admin.endpoints.ts';
import { readSiteStatus } from '../../../../contract/status.endpoints.ts';
import { readWork } from '../../../../contract/work.endpoints.ts';
import { dashboard as words } from '../../../../messages/admin/dashboard.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { ErrorState, LoadingState } from '../../components/states.tsx';
import { useData } from '../../data.tsx';
import { withReason } from '../../outage.ts';
import { countRequests } from '../../staff-requests.ts';
import { CategoryBars } from './category-bars.tsx';
import { requestMonths } from './dashboard-numbers.ts';
import { Panel } from './panel.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentRequests, RecentSchemes } from './recent-lists.tsx';
import { RequestsOverTime } from './requests-over-time.tsx';
import { SiteStatus } from './site-status.tsx';
import { StatCards } from './stat-cards.tsx';
import { WorkList } from './work-list.tsx';

/** Open work and counts. Separate calls, so that one failure leaves the other parts. */
export default function DashboardPage() {
  const schemes = useData(listAllSchemes, {});
  const requests = useData(listSchemeRequests, {});
  const work = useData(readWork, {});
  const condition = useData(readSiteStatus, {});
  const counts = requests.data && countRequests(requests.data);
  return (
    <AdminPage title={words.title}>
      <QuickActions pending={counts?.pending} />
      <StatCards schemes={schemes.data} pending={counts?.pending} isUnknown={{ schemes: schemes.isError, requests: requests.isError }} />
      <Failure query={schemes} text={words.schemesFailed} />
      <Failure query={requests} text={words.requestsFailed} />
      <Failure query={work} text={words.workFailed} />
      <Failure query={condition} text={words.statusFailed} />
      {condition.data && <SiteStatus conditions={condition.data.conditions} />}
      {work.data && <WorkList work={work.data} />}
      <div className="grid gap-5 lg:grid-cols-2">
        <Part title={words.distribution} query={schemes}>
          {(all) => <CategoryBars schemes={all} />}
        </Part>
        <Part title={words.overTime} query={requests}>
          {(all) => <RequestsOverTime months={requestMonths(all, new Date())} counts={countRequests(all)} />}
        </Part>
        <Part title={words.recentSchemes} query={schemes}>
          {(all) => <RecentSchemes schemes={all} />}
        </Part>
        <Part title={words.recentRequests} query={requests}>
          {(all) => <RecentRequests requests={all.requests} />}
        </Part>
      </div>
    </AdminPage>
  );
}

type Query<T> = UseQueryResult<T, Error>;

/** Reports a failed call once, though several parts use its data. */
function Failure<T>({ query, text }: { query: Query<T>; text: string }) {
  if (query.data !== undefined || !query.isError) return null;
  return (
    <div className="mb-5">
      <ErrorState text={withReason(text, query.error)} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    </div>
  );
}

function Part<T>({ title, query, children }: { title: string; query: Query<T>; children: (data: T) => ReactNode }) {
  if (query.data === undefined && query.isError) return null;
  return <Panel title={title}>{query.data === undefined ? <LoadingState /> : children(query.data)}</Panel>;
}
