import { Link } from 'wouter';
import type { StatusItem } from '../../../../contract/status.endpoints.ts';
import { dashboard as words } from '../../../../messages/admin/dashboard.ts';
import { condition } from '../../../../messages/admin/status.ts';
import { answerOf, figureOf } from '../../components/status-words.ts';
import { Panel } from './panel.tsx';

/** The summary of the status page and its problems. */
export function SiteStatus({ conditions }: { conditions: StatusItem[] }) {
  const now = new Date();
  const wrong = conditions.filter(({ state }) => state !== 'good');
  return (
    <div className="mb-5">
      <Panel title={words.condition}>
        <p className="font-semibold">{answerOf(conditions)}</p>
        {wrong.length > 0 && (
          <>
            <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
              {wrong.map((one) => (
                <li key={one.name} className="py-1">
                  <span className={`badge px-2 ${one.state === 'bad' ? 'bg-red-100 text-red-900' : ''}`}>
                    {condition.states[one.state]}
                  </span>{' '}
                  {condition.names[one.name]}: {figureOf(one, now)}
                </li>
              ))}
            </ul>
            <Link href="/admin/condition" className="mt-1 inline-flex min-h-11 items-center self-start underline">
              {words.toStatus}
            </Link>
          </>
        )}
      </Panel>
    </div>
  );
}
