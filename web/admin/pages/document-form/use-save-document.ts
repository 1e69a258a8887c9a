import { addDocument, type EditedDocument, readDocumentForEdit, replaceDocument } from '../../../../contract/document-admin.endpoints.ts';
import type { Input } from '../../../../contract/endpoint.ts';
import { ApiError } from '../../../../contract/endpoint.ts';
import { documentForm as words } from '../../../../messages/admin/document-form.ts';
import { useApi } from '../../data.tsx';
import { DOCUMENT_CALLS } from '../../document-calls.ts';
import { withReasonAndText } from '../../outage.ts';
import { toast } from '../../toast.ts';
import { useWrite } from '../../use-write.ts';
import { refusedField } from './document-problems.ts';
import { type LoadedDocument, loadedFrom } from './use-loaded-document.ts';

type Outcome = {
  onSaved: (saved: EditedDocument) => void;
  onConflict: (stored: LoadedDocument) => void;
  onRefused: (field: string, sentence: string) => void;
};

/**
 * Saves the form: a new document by POST, a stored one by PUT.
 * @param key makes the idempotency key
 */
export function useSaveDocument({ stored, version }: LoadedDocument, key: () => string) {
  const api = useApi();
  const add = useWrite(addDocument, { changes: DOCUMENT_CALLS, key });
  const replace = useWrite(replaceDocument, { changes: DOCUMENT_CALLS, key });

  const save = async (input: Input<typeof addDocument>, { onSaved, onConflict, onRefused }: Outcome) => {
    let saved: EditedDocument;
    try {
      const { slug: _, ...rest } = input;
      const answer = stored ? await replace.mutateAsync({ ...rest, id: stored.id, version }) : await add.mutateAsync(input);
      saved = answer.paper;
    } catch (error) {
      if (stored && error instanceof ApiError && error.status === 409) {
        const current = await api(readDocumentForEdit, { id: stored.id }).catch(() => null);
        if (current) return onConflict(loadedFrom(current));
      }
      const sentence = error instanceof ApiError ? error.message : words.saveFailed;
      toast({ title: words.error, description: withReasonAndText(sentence, error), variant: 'destructive' });
      const refusal = error instanceof ApiError ? error.serverMessage : '';
      const field = refusedField(refusal);
      if (field) onRefused(field, refusal);
      return;
    }
    toast({ title: words.success, description: stored ? words.updated : words.added });
    onSaved(saved);
  };
  return { save, isPending: add.isPending || replace.isPending };
}
