/** Converts between field values, as in forms and calls, and columns. */
import {
  type ColumnsOf,
  emptyOf,
  type FieldKind,
  type FieldValue,
  factsOf,
  isList,
  type SchemeField,
  type StoredValue,
} from '../../../contract/scheme-table.ts';

export function toColumn<F extends SchemeField>(name: F, value: FieldValue<F>): StoredValue<F> {
  return stored(factsOf(name).kind, value) as StoredValue<F>;
}

const stored = (kind: FieldKind, value: unknown) => (kind === 'flag' ? (value ? 1 : 0) : isList(kind) ? JSON.stringify(value) : value);

function fromColumn(name: SchemeField, stored: unknown): unknown {
  const { kind } = factsOf(name);
  if (kind === 'flag') return stored === 1;
  return isList(kind) ? JSON.parse(stored as string) : stored;
}

/** The fields of a row by field name. */
export function fieldsOf<F extends SchemeField>(row: ColumnsOf<F>, names: readonly F[]): { [N in F]: FieldValue<N> } {
  return Object.fromEntries(names.map((name) => [name, fromColumn(name, row[factsOf(name).column as keyof typeof row])])) as never;
}

/** The columns of empty fields. */
export function emptyColumns<F extends SchemeField>(names: readonly F[]): ColumnsOf<F> {
  const columns = names.map((name) => factsOf(name)).map(({ column, kind }) => [column, stored(kind, emptyOf(kind))]);
  return Object.fromEntries(columns) as never;
}
