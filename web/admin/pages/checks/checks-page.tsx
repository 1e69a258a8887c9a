import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from 'wouter';
import { readScheme } from '../../../../contract/schemes.endpoints.ts';
import { CHECK_AFTER_DAYS, nextSchemeToCheck } from '../../../../contract/work.endpoints.ts';
import { checks as words } from '../../../../messages/admin/checks.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { EmptyState, QueryStates } from '../../components/states.tsx';
import { callOptions, useApi, useData } from '../../data.tsx';
import { SchemeCheck } from './scheme-check.tsx';

/** One scheme at a time, beside its official pages. The address holds the last skipped one. */
export default function ChecksPage() {
  const skipped = new URLSearchParams(useSearch()).get('after') ?? '';
  const after = /^\d{1,9}$/.test(skipped) ? { after: Number(skipped) } : {};
  const next = useQuery({ ...callOptions(useApi(), nextSchemeToCheck, after), gcTime: 0 });
  return (
    <AdminPage title={words.title} subject={next.data?.scheme?.name} showsSubject>
      <p className="mb-4 text-muted">{words.text(CHECK_AFTER_DAYS)}</p>
      <QueryStates query={next} errorText={words.fetchFailed}>
        {({ due, scheme }) =>
          scheme ? (
            <>
              <p role="status" className="mb-4 font-semibold">
                {words.due(due)}
              </p>
              <Check key={scheme.id} id={scheme.id} />
            </>
          ) : (
            <EmptyState text={due > 0 ? words.end : words.none}>
              {due > 0 && (
                <Link href="/admin/checks" className="button-primary">
                  {words.again}
                </Link>
              )}
            </EmptyState>
          )
        }
      </QueryStates>
    </AdminPage>
  );
}

function Check({ id }: { id: number }) {
  const query = useData(readScheme, { id });
  return (
    <QueryStates query={query} errorText={words.fetchFailed}>
      {(scheme) => <SchemeCheck scheme={scheme} />}
    </QueryStates>
  );
}
