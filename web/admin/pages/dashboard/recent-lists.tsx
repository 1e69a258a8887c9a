import { Link } from 'wouter';
import { type AdminRequest, requestStatusOf } from '../../../../contract/requests.endpoints.ts';
import { dashboard as words } from '../../../../messages/admin/dashboard.ts';
import { DateText } from '../../components/date-text.tsx';
import { isPending, statusLook } from '../../staff-requests.ts';
import { type ListedScheme, newestSchemes } from './dashboard-numbers.ts';
import { NoData } from './panel.tsx';

const MAX = 3;
const ROW = 'flex flex-col justify-between gap-x-4 border-t border-line py-2 first:border-t-0 sm:flex-row sm:items-center';

/** The three most recently created. */
export function RecentSchemes({ schemes }: { schemes: readonly ListedScheme[] }) {
  if (schemes.length === 0) return <NoData text={words.noRecent} />;
  return (
    <ul>
      {newestSchemes(schemes, MAX).map(({ id, name, createdOn }) => (
        <li key={id} className={ROW}>
          <Link href={`/admin/manageSchemes/${id}`} className="link-row min-w-0 wrap-anywhere">
            {name}
          </Link>
          <span className="shrink-0 text-sm text-muted">
            <DateText iso={createdOn} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The three newest open requests: the server sorts newest first. */
export function RecentRequests({ requests }: { requests: readonly AdminRequest[] }) {
  const pending = requests.filter(isPending).slice(0, MAX);
  if (pending.length === 0) return <NoData text={words.noPending} />;
  return (
    <ul>
      {pending.map(({ id, name, email, status, createdAt }) => (
        <li key={id} className={ROW}>
          <div className="min-w-0">
            <Link href={`/admin/requests?id=${id}`} className="link-row wrap-anywhere">
              {name}
            </Link>
            <p className="text-sm wrap-anywhere text-muted">{email}</p>
          </div>
          <div className="flex shrink-0 items-center gap-3 text-sm text-muted">
            <span className={`badge ${statusLook(status)}`}>{words.statuses[requestStatusOf(status) ?? 'pending']}</span>
            <DateText iso={createdAt} />
          </div>
        </li>
      ))}
    </ul>
  );
}
