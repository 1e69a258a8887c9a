import { useQueryClient } from '@tanstack/react-query';
import type { Input } from '../../../../contract/endpoint.ts';
import { ApiError } from '../../../../contract/endpoint.ts';
import { addWholeScheme, readSchemeForStaff, replaceScheme } from '../../../../contract/scheme-admin.endpoints.ts';
import { readScheme } from '../../../../contract/schemes.endpoints.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { useApi } from '../../data.tsx';
import { withReasonAndText } from '../../outage.ts';
import { forgetSchemes, SCHEME_CALLS } from '../../scheme-calls.ts';
import { toast } from '../../toast.ts';
import { useMakeDraft } from '../../use-make-draft.ts';
import { useWrite } from '../../use-write.ts';
import type { FormValues } from './form-values.ts';
import { refusedField } from './scheme-problems.ts';
import { type LoadedScheme, loadedFrom } from './use-loaded-scheme.ts';

export type SchemePayload = Input<typeof addWholeScheme>;
type Saved = { id: number; version: number };
type Outcome = {
  /** Offers to make it a draft again. */
  mayTakeBack: boolean;
  onSaved: (saved: Saved) => Promise<void>;
  onConflict: (stored: LoadedScheme) => void;
  onRefused: (field: string, sentence: string) => void;
};

/**
 * Saves the form: a new scheme by POST, a stored one by PUT.
 * @param key makes the idempotency key
 */
export function useSaveScheme({ stored, version }: LoadedScheme, key: () => string) {
  const api = useApi();
  const client = useQueryClient();
  const add = useWrite(addWholeScheme, { changes: SCHEME_CALLS, key });
  const replace = useWrite(replaceScheme, { changes: SCHEME_CALLS, key });
  const makeDraft = useMakeDraft();

  const tellFailure = (error: Error, fallback: string) =>
    toast({
      title: words.error,
      description: withReasonAndText(error instanceof ApiError ? error.message : fallback, error),
      variant: 'destructive',
    });

  const save = async (payload: SchemePayload, { mayTakeBack, onSaved, onConflict, onRefused }: Outcome) => {
    const [success, failure] = stored ? [words.updateSuccess, words.updateFailed] : [words.addSuccess, words.addFailed];
    let saved: Saved;
    try {
      saved = stored ? await replace.mutateAsync({ id: stored.id, ...payload, version }) : await add.mutateAsync(payload);
      toast({
        title: words.success,
        description: success,
        ...(mayTakeBack && { action: { label: words.makeDraft, onClick: () => makeDraft(saved.id) } }),
      });
    } catch (error) {
      if (stored && error instanceof ApiError && error.status === 409) {
        try {
          const [scheme, staff] = await Promise.all([api(readScheme, { id: stored.id }), api(readSchemeForStaff, { id: stored.id })]);
          return onConflict(loadedFrom(stored.id, scheme, staff));
        } catch {
          // Report the first failure instead.
        }
      }
      tellFailure(error as Error, failure);
      const field = error instanceof ApiError ? refusedField(error.serverMessage) : undefined;
      if (field) onRefused(field, (error as ApiError).serverMessage);
      return;
    }
    forgetSchemes(client);
    await onSaved(saved);
  };
  /** The form's new base after a save: the typed values with the newly stored data. */
  const nextBase = async ({ id, version }: Saved, values: FormValues): Promise<LoadedScheme> => {
    const [scheme, staff] = await Promise.all([api(readScheme, { id }), api(readSchemeForStaff, { id })]);
    return { ...loadedFrom(id, scheme, staff), values, version };
  };
  return { save, isPending: add.isPending || replace.isPending, nextBase };
}
