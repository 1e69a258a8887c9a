import { ConflictDialog } from '../conflict-dialog.tsx';
import type { Base, useRecordForm } from './use-record-form.ts';

type FormConflictProps<T extends object, B extends Base<T>> = {
  form: Pick<ReturnType<typeof useRecordForm<T, B>>, 'rival' | 'goOn' | 'closeConflict'>;
  /** How the fields are called. */
  names: Record<string, string>;
};

/** Has staff choose between their own values and what somebody else has stored meanwhile. */
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
