/** Compares the rows of two databases, independent of order and engine. */
import { createHash } from 'node:crypto';
import type { RowSource, StoredRow } from './copied-tables.ts';

const SIZE = 1n << 256n;

export type TableDigest = { rows: number; digest: string };
export type TableDigests = Record<string, TableDigest>;

/** Sums the hashes of rows, so that their order does not matter. */
export class DigestSum {
  readonly #tables = new Map<string, { rows: number; sum: bigint }>();

  add(table: string, rows: StoredRow[]): void {
    const found = this.#tables.get(table) ?? { rows: 0, sum: 0n };
    for (const row of rows) found.sum = (found.sum + hashOf(row)) % SIZE;
    found.rows += rows.length;
    this.#tables.set(table, found);
  }

  /** Digests of these tables, including empty ones. */
  of(names: string[]): TableDigests {
    return Object.fromEntries(
      names.map((name) => {
        const { rows, sum } = this.#tables.get(name) ?? { rows: 0, sum: 0n };
        return [name, { rows, digest: sum.toString(16).padStart(64, '0') }];
      }),
    );
  }
}

function hashOf(row: StoredRow): bigint {
  const columns = Object.keys(row).sort();
  const text = JSON.stringify(columns.map((column) => [column, row[column]]));
  return BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
}

export async function digestsOf(source: RowSource): Promise<TableDigests> {
  const sum = new DigestSum();
  for await (const { table, rows } of source.batches()) sum.add(table, rows);
  return sum.of(source.tables.map(({ name }) => name));
}

/** One sentence for each table in which the copies differ. */
export function differences(expected: TableDigests, found: TableDigests): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return names.flatMap((name) => {
    const [before, after] = [expected[name], found[name]];
    if (before?.rows !== after?.rows) return `${name} has ${after?.rows ?? 'no'} rows instead of ${before?.rows ?? 'none'}`;
    return before?.digest === after?.digest ? [] : `${name} holds other rows than it should`;
  });
}
