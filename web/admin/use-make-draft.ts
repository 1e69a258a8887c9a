import { editScheme } from '../../contract/scheme-admin.endpoints.ts';
import { schemeForm as words } from '../../messages/admin/scheme-form.ts';
import { SCHEME_CALLS } from './scheme-calls.ts';
import { toast } from './toast.ts';
import { useWrite, writeFailure } from './use-write.ts';

/** Makes a scheme that was published too early a draft again. */
export function useMakeDraft(): (id: number) => void {
  const edit = useWrite(editScheme, { changes: SCHEME_CALLS });
  return (id) =>
    void edit.mutateAsync({ id, status: 'draft' }).then(
      () => toast({ title: words.success, description: words.madeDraft }),
      (error) => toast({ title: words.error, description: writeFailure(error, words.updateFailed), variant: 'destructive' }),
    );
}
