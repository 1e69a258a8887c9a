import { useState } from 'react';
import { ApiError } from '../../../../contract/endpoint.ts';
import { exportSchemes } from '../../../../contract/scheme-bulk.endpoints.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { saveAs } from '../../../components/save-as.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { withReason } from '../../outage.ts';
import { sessionIsOver } from '../../session-over.ts';
import { toast } from '../../toast.ts';
import type { ListStatus } from './scheme-list-query.ts';

type ExportDialogProps = { search: string; status: ListStatus; total: number; onClose: () => void };

/** Downloads the filtered list. */
export function ExportDialog({ search, status, total, onClose }: ExportDialogProps) {
  const [pending, setPending] = useState<'csv' | 'json' | null>(null);
  const download = async (format: 'csv' | 'json') => {
    setPending(format);
    try {
      await downloadFile(`${exportSchemes.path}?${new URLSearchParams({ format, status, search })}`);
      onClose();
    } catch (error) {
      toast({
        title: words.error,
        description: withReason((error as Error).message || words.exports.failed, error),
        variant: 'destructive',
      });
    } finally {
      setPending(null);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.exports.title} description={words.exports.text(total)}>
      <div className="grid gap-4">
        <div>
          <Button isPending={pending === 'csv'} disabled={pending !== null} onClick={() => void download('csv')}>
            {words.exports.csv}
          </Button>
          <p className="mt-1 text-sm text-muted">{words.exports.csvHint}</p>
        </div>
        <div>
          <Button variant="secondary" isPending={pending === 'json'} disabled={pending !== null} onClick={() => void download('json')}>
            {words.exports.json}
          </Button>
          <p className="mt-1 text-sm text-muted">{words.exports.jsonHint}</p>
        </div>
      </div>
    </Dialog>
  );
}

/** Fetched by script, so that an error is shown and not saved as a file. */
async function downloadFile(address: string): Promise<void> {
  const response = await fetch(address, { credentials: 'include' });
  if (!response.ok) {
    if (response.status === 401) sessionIsOver();
    throw new ApiError(response.status, response.statusText, await response.text());
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'schemes';
  saveAs(name, await response.blob());
}
