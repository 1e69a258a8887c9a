/** The manifest of a backup, written as its last entry, so that a truncated backup has none. */
import * as z from 'zod/mini';
import type { RowSource } from './copied-tables.ts';
import type { TableDigests } from './table-digests.ts';

export const MANIFEST = 'manifest.json';
export const ROWS_FOLDER = 'rows/';
export const PICTURES_FOLDER = 'pictures/';
const FORMAT = 1;

const count = z.int().check(z.minimum(0));
const tableName = z.string().check(z.regex(/^[a-z_]+$/));

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: tableName, rows: count, lastId: z.nullable(count), digest: z.string() })),
  /** Every other entry of the file, by name. */
  entries: z.record(z.string(), z.object({ size: count, sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export function manifestOf(
  { migrations, tables }: RowSource,
  digests: TableDigests,
  rest: Pick<Manifest, 'engine' | 'entries' | 'madeAt'>,
): Manifest {
  // Row counts come from the digests, which saw exactly the rows that were copied.
  const counted = tables.map(({ name, lastId }) => ({ name, lastId, rows: digests[name]?.rows ?? 0, digest: digests[name]?.digest ?? '' }));
  return { format: FORMAT, ...rest, migrations, tables: counted };
}

export function digestsIn(manifest: Manifest): TableDigests {
  return Object.fromEntries(manifest.tables.map(({ name, rows, digest }) => [name, { rows, digest }]));
}
