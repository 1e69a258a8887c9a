/** The history of a record, such as a scheme or an article. */
import * as z from 'zod/mini';

export const historyEntry = z.object({
  version: z.number(),
  /** found (its state before the first change), added, updated, checked, published, unpublished, categorised, deleted, restored, imported */
  action: z.string(),
  actor: z.string(),
  at: z.string(),
  /** Names of the fields that differ from the version before. */
  changed: z.array(z.string()),
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** Every field of a version as text, beside the version before; HTML fields stay HTML. */
export const recordVersion = z.object({
  ...historyEntry.shape,
  fields: z.array(z.object({ name: z.string(), value: z.string(), before: z.string() })),
});
export type RecordVersion = z.output<typeof recordVersion>;
