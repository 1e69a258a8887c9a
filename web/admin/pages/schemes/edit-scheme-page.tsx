import { Link } from 'wouter';
import { MAX_ID } from '../../../../contract/limits.ts';
import { readScheme } from '../../../../contract/schemes.endpoints.ts';
import { schemeForm } from '../../../../messages/admin/scheme-form.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { isNotFound } from '../../../data/is-not-found.ts';
import { AdminPage } from '../../components/admin-page.tsx';
import { ChevronLeftIcon } from '../../components/icons.tsx';
import { useReturnAddress } from '../../components/return-address.ts';
import { EmptyState, LoadingState, QueryStates } from '../../components/states.tsx';
import { useFreshData } from '../../use-fresh-data.ts';
import { EditSchemeForm } from './edit-scheme-form.tsx';

/** The short edit form at `?action=edit&id=`. */
export function EditSchemePage({ id: text }: { id: string | null }) {
  const number = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  const isId = number >= 1 && number <= MAX_ID;
  const query = useFreshData(readScheme, { id: number }, { enabled: isId });
  return (
    <AdminPage
      title={words.short.title}
      subject={query.data?.schemeName}
      actions={
        <Link href={useReturnAddress('/admin/schemes')} className="button-secondary">
          <ChevronLeftIcon /> {words.back}
        </Link>
      }
    >
      {!isId || isNotFound(query.error) ? (
        <EmptyState text={words.notFound} />
      ) : (
        <QueryStates query={query} errorText={schemeForm.loadFailed}>
          {(scheme) => (query.isFetchedAfterMount ? <EditSchemeForm scheme={scheme} /> : <LoadingState />)}
        </QueryStates>
      )}
    </AdminPage>
  );
}
