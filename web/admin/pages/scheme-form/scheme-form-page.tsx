import { useState } from 'react';
import { Link } from 'wouter';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { AdminPage, type ScreenProps } from '../../components/admin-page.tsx';
import { ChevronLeftIcon } from '../../components/icons.tsx';
import { useReturnAddress } from '../../components/return-address.ts';
import { ErrorState, LoadingState } from '../../components/states.tsx';
import { withReason } from '../../outage.ts';
import { SchemeForm } from './scheme-form.tsx';
import { useLoadedScheme } from './use-loaded-scheme.ts';
import { useRequest, valuesFromRequest } from './use-request.ts';

/** The full form: adds a scheme, or edits the one in the address. */
export default function SchemeFormPage({ params }: ScreenProps) {
  const { loaded, error, isBusy, reload } = useLoadedScheme(params.id);
  const { id: requestId, query, request } = useRequest();
  // Increases with each reload, so that the form starts over.
  const [round, setRound] = useState(0);
  const isAdding = params.id === undefined || (loaded !== null && loaded.stored === null);
  const isWaiting = !loaded || (isAdding && requestId !== null && query.isPending);
  const startAnew = () => void reload().then(() => setRound((before) => before + 1));
  return (
    <AdminPage
      title={isAdding ? words.add : words.edit}
      subject={isAdding ? request?.name : loaded?.values.name}
      actions={
        <Link href={useReturnAddress('/admin/schemes')} className="button-secondary">
          <ChevronLeftIcon /> {words.back}
        </Link>
      }
    >
      {error && !loaded ? (
        <ErrorState text={withReason(`${words.loadFailed} ${error.message}`, error)} isRetrying={isBusy} onRetry={() => void reload()} />
      ) : isWaiting ? (
        <LoadingState text={words.loading} />
      ) : (
        <>
          {requestId !== null && !request && (
            <div className="mb-6">
              <ErrorState text={words.request.failed} onRetry={() => void query.refetch()} />
            </div>
          )}
          <SchemeForm
            key={`${round} ${request?.id ?? ''}`}
            loaded={loaded}
            {...(isAdding && request && { request, initial: valuesFromRequest(request) })}
            onReload={startAnew}
          />
        </>
      )}
    </AdminPage>
  );
}
