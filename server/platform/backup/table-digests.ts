/** Tells whether two databases hold the same rows, whatever their order and their engine. */
import { createHash } from 'node:crypto';
import type { RowSource, StoredRow } from './copied-tables.ts';

const SIZE = 1n << 256n;

export type TableDigest = { rows: number; digest: string };
export type TableDigests = Record<string, TableDigest>;

/** Takes in row after row; the sum of the rows' hashes does not depend on their order. */
export class DigestSum {
  readonly #tables = new Map<string, { rows: number; sum: bigint }>();

  add(table: string, rows: StoredRow[]): void {
    const found = this.#tables.get(table) ?? { rows: 0, sum: 0n };
    for (const row of rows) found.sum = (found.sum + hashOf(row)) % SIZE;
    found.rows += rows.length;
    this.#tables.set(table, found);
  }

  /** Of every table named, also of those without rows. */
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

/** The tables in which two copies differ, as sentences. */
export function differences(expected: TableDigests, found: TableDigests): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return names.flatMap((name) => {
    const [before, after] = [expected[name], found[name]];
    if (before?.rows !== after?.rows) return `${name} has ${after?.rows ?? 'no'} rows instead of ${before?.rows ?? 'none'}`;
    return before?.digest === after?.digest ? [] : `${name} holds other rows than it should`;
  });
}
