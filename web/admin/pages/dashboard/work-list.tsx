import { Link } from 'wouter';
import type { Work } from '../../../../contract/work.endpoints.ts';
import { dashboard as words } from '../../../../messages/admin/dashboard.ts';
import { ChevronRightIcon } from '../../components/icons.tsx';
import { Panel } from './panel.tsx';

/** Where each kind of work is done, most urgent first. */
const PLACES: [keyof Work, string][] = [
  ['criticalRequests', '/admin/requests?status=pending&urgency=critical'],
  ['highRequests', '/admin/requests?status=pending&urgency=high'],
  ['reports', '/admin/inbox?tab=feedback'],
  ['undeliverableMails', '/admin/inbox?tab=mail'],
  ['waitingContent', '/admin/schemes?action=release'],
  ['searches', '/admin/inbox?tab=searches'],
  ['schemesToCheck', '/admin/checks'],
  ['schemesWithoutRules', '/admin/rules'],
];

/** Open work across all records, so that an old critical request is not hidden by newer ones. */
export function WorkList({ work }: { work: Work }) {
  const waiting = PLACES.filter(([kind]) => work[kind] > 0);
  return (
    <div className="mb-5">
      <Panel title={words.work.title}>
        {waiting.length === 0 ? (
          <p className="text-muted">{words.work.nothing}</p>
        ) : (
          <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {waiting.map(([kind, href]) => (
              <li key={kind}>
                <Link href={href} className="link-row flex min-h-11 items-center gap-2">
                  <span className={`badge px-2 ${kind === 'criticalRequests' ? 'bg-red-100 text-red-900' : ''}`}>{work[kind]}</span>
                  <span className="min-w-0 flex-1">{words.work[kind](work[kind])}</span>
                  <ChevronRightIcon />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
