import { Link } from 'wouter';
import { documentForm as words } from '../../../../messages/admin/document-form.ts';
import { isNotFound } from '../../../data/is-not-found.ts';
import { AdminPage, type ScreenProps } from '../../components/admin-page.tsx';
import { ChevronLeftIcon } from '../../components/icons.tsx';
import { useReturnAddress } from '../../components/return-address.ts';
import { EmptyState, ErrorState, LoadingState } from '../../components/states.tsx';
import { withReason } from '../../outage.ts';
import { DocumentForm } from './document-form.tsx';
import { useLoadedDocument } from './use-loaded-document.ts';

/** Adds a document or edits the one in the address. */
export default function DocumentFormPage({ params }: ScreenProps) {
  const { loaded, error, isUnknown, isBusy, begun, reload } = useLoadedDocument(params.id);
  return (
    <AdminPage
      title={params.id === undefined ? words.addTitle : words.editTitle}
      subject={loaded?.stored ? loaded.values.name || loaded.stored.slug : undefined}
      actions={
        <Link href={useReturnAddress('/admin/documents')} className="button-secondary">
          <ChevronLeftIcon /> {words.back}
        </Link>
      }
    >
      {loaded ? (
        <DocumentForm key={begun} loaded={loaded} onReload={reload} />
      ) : isUnknown || isNotFound(error) ? (
        <EmptyState text={words.notFound} />
      ) : error ? (
        <ErrorState text={withReason(words.loadFailed, error)} isRetrying={isBusy} onRetry={reload} />
      ) : (
        <LoadingState text={words.loading} />
      )}
    </AdminPage>
  );
}
