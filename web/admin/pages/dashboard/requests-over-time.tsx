import { Link } from 'wouter';
import { REQUEST_STATUSES } from '../../../../contract/requests.endpoints.ts';
import { dashboard as words } from '../../../../messages/admin/dashboard.ts';
import { type RequestCounts, statusLook } from '../../staff-requests.ts';
import { CountTable } from './count-table.tsx';
import type { Count } from './dashboard-numbers.ts';

type RequestsOverTimeProps = { months: Count[]; counts: RequestCounts };

/** Counts by status, and a column for each of the last twelve months. */
export function RequestsOverTime({ months, counts }: RequestsOverTimeProps) {
  const total = months.reduce((sum, { count }) => sum + count, 0);
  const best = months.reduce((a, b) => (b.count > a.count ? b : a));
  return (
    <>
      <ul className="mb-4 flex flex-wrap gap-2">
        {REQUEST_STATUSES.map((status) => (
          <li key={status}>
            <Link href={`/admin/requests?status=${status}`} className="inline-flex min-h-11 items-center">
              <span className={`badge ${statusLook(status)}`}>
                {words.statuses[status]} {counts[status]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div role="img" aria-label={words.overTimeSummary(total, best.label, best.count)} className="flex min-h-44 flex-1 flex-col text-xs">
        <div className="flex flex-1 items-end gap-1 border-b border-muted sm:gap-2">
          {months.map(({ label, count }) => (
            <div key={label} className="flex h-full min-w-0 flex-1 flex-col items-center justify-end">
              {count > 0 && count}
              <div className="w-full rounded-t bg-marigold" style={{ height: best.count > 0 ? `${(count / best.count) * 85}%` : 0 }} />
            </div>
          ))}
        </div>
        <div className="flex gap-1 pt-1 text-muted sm:gap-2">
          {months.map(({ label }) => (
            <span key={label} className="min-w-0 flex-1 text-center">
              {label.slice(0, 3)}
            </span>
          ))}
        </div>
      </div>
      <CountTable caption={words.overTimeTable} name={words.month} unit={words.requests} counts={months} />
    </>
  );
}
