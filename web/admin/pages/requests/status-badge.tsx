import { requestStatusOf } from '../../../../contract/requests.endpoints.ts';
import { requests as words } from '../../../../messages/admin/requests.ts';
import { statusLook } from '../../staff-requests.ts';

export function StatusBadge({ status }: { status: unknown }) {
  return <span className={`badge ${statusLook(status)}`}>{words.statuses[requestStatusOf(status) ?? ''] ?? String(status)}</span>;
}
