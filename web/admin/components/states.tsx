/** Loading, empty and error states. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { controls } from '../../../messages/admin/controls.ts';
import { withReason } from '../outage.ts';
import { Button } from './button.tsx';
import { Spinner } from './icons.tsx';

export function LoadingState({ text = controls.loading }: { text?: string }) {
  return (
    <div role="status" className="flex min-h-40 items-center justify-center gap-3 text-muted">
      <Spinner className="size-6 text-peacock" />
      <span>{text}</span>
    </div>
  );
}

/** @param children more help, such as a link to add the first one */
export function EmptyState({ text = controls.nothingHere, children }: { text?: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-40 flex-col items-center justify-center gap-4 rounded-xl border border-dashed border-muted p-6 text-center text-muted">
      <p>{text}</p>
      {children}
    </div>
  );
}

type ErrorStateProps = { text?: string | undefined; onRetry?: () => void; isRetrying?: boolean };

/** Calls are not retried automatically, so a failure offers a button. */
export function ErrorState({ text, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className="note flex flex-wrap items-center justify-between gap-3 border-brick bg-brick-soft">
      <p className="min-w-0 wrap-anywhere">{text || controls.somethingWrong}</p>
      {onRetry && (
        <Button variant="secondary" isPending={isRetrying} onClick={onRetry}>
          {controls.tryAgain}
        </Button>
      )}
    </div>
  );
}

type QueryStatesProps<T> = {
  query: UseQueryResult<T, Error>;
  /** The specified sentence for this failure; by default the error's own. */
  errorText?: string;
  children: (data: T) => ReactNode;
};

/** Loading, failure with Try Again, or the data: `<QueryStates query={useData(listUsers, {})}>{(users) => ...}</QueryStates>`. */
export function QueryStates<T>({ query, errorText, children }: QueryStatesProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <ErrorState
        text={withReason(errorText ?? query.error.message, query.error)}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <LoadingState />;
}
