import { ConflictDialog } from '../conflict-dialog.tsx';
import type { Base, useRecordForm } from './use-record-form.ts';

type FormConflictProps<T extends object, B extends Base<T>> = {
  form: Pick<ReturnType<typeof useRecordForm<T, B>>, 'rival' | 'goOn' | 'closeConflict'>;
  /** Labels of the fields. */
  names: Record<string, string>;
};

/** Resolves a conflict with a version that somebody else has saved meanwhile. */
export function FormConflict<T extends object, B extends Base<T>>({ form, names }: FormConflictProps<T, B>) {
  const { rival } = form;
  if (!rival) return null;
  return (
    <ConflictDialog
      names={names}
      base={rival.common}
      mine={rival.mine}
      stored={rival.stored.values}
      onChoose={(next) => form.goOn(next, rival.stored)}
      onTakeStored={() => form.goOn(rival.stored.values, rival.stored)}
      onClose={form.closeConflict}
    />
  );
}
