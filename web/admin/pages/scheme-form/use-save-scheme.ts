import { useQueryClient } from '@tanstack/react-query';
import type { Input } from '../../../../contract/endpoint.ts';
import { ApiError } from '../../../../contract/endpoint.ts';
import { addWholeScheme, readSchemeForStaff, replaceScheme } from '../../../../contract/scheme-admin.endpoints.ts';
import { readScheme } from '../../../../contract/schemes.endpoints.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { useApi } from '../../../data.tsx';
import { toast } from '../../components/toast-store.ts';
import { forgetSchemes, SCHEME_CALLS } from '../../scheme-calls.ts';
import { useWrite } from '../../use-write.ts';
import { type LoadedScheme, loadedFrom } from './use-loaded-scheme.ts';

export type SchemePayload = Input<typeof addWholeScheme>;
type Outcome = { onSaved: () => void; onConflict: (stored: LoadedScheme) => void };

/** Saves the form: a new scheme by POST, a stored one by PUT. */
export function useSaveScheme(stored: LoadedScheme['stored']) {
  const api = useApi();
  const client = useQueryClient();
  const add = useWrite(addWholeScheme, { changes: SCHEME_CALLS });
  const replace = useWrite(replaceScheme, { changes: SCHEME_CALLS });

  const tellFailure = (error: Error, fallback: string) =>
    toast({ title: words.error, description: error instanceof ApiError ? error.message : fallback, variant: 'destructive' });

  const save = async (payload: SchemePayload, { onSaved, onConflict }: Outcome) => {
    const [success, failure] = stored ? [words.updateSuccess, words.updateFailed] : [words.addSuccess, words.addFailed];
    try {
      if (stored) await replace.mutateAsync({ id: stored.id, ...payload, version: stored.version });
      else await add.mutateAsync(payload);
    } catch (error) {
      if (stored && error instanceof ApiError && error.status === 409) {
        try {
          const [scheme, staff] = await Promise.all([api(readScheme, { id: stored.id }), api(readSchemeForStaff, { id: stored.id })]);
          return onConflict(loadedFrom(stored.id, scheme, staff));
        } catch {
          // The first failure says more than the second.
        }
      }
      tellFailure(error as Error, failure);
      return;
    }
    toast({ title: words.success, description: success });
    forgetSchemes(client);
    onSaved();
  };
  return { save, isPending: add.isPending || replace.isPending };
}
