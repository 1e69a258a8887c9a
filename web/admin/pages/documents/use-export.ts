import { useState } from 'react';
import { exportDocuments } from '../../../../contract/document-admin.endpoints.ts';
import { papers } from '../../../../messages/admin/documents.ts';
import { saveAs } from '../../../components/save-as.ts';
import { useApi } from '../../data.tsx';
import { toast } from '../../toast.ts';
import { writeFailure } from '../../use-write.ts';

const { exports: words } = papers;

/** Downloads the whole library. Returns whether that is in progress, and a function that starts it. */
export function useExport(): [boolean, () => void] {
  const api = useApi();
  const [isPending, setIsPending] = useState(false);
  const download = async () => {
    setIsPending(true);
    try {
      const library = await api(exportDocuments, {});
      saveAs(words.file, new Blob([JSON.stringify(library, null, 2)], { type: 'application/json' }));
      toast({ title: papers.success, description: words.done(library.papers.length) });
    } catch (error) {
      toast({ title: papers.error, description: writeFailure(error as Error, words.failed), variant: 'destructive' });
    } finally {
      setIsPending(false);
    }
  };
  return [isPending, () => void download()];
}
