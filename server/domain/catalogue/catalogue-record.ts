/** A scheme in the catalogue: the columns visitors may see, and its translations with their state. */
import type { TranslationLanguage } from '../../../contract/languages.ts';
import {
  FIELD_NAMES,
  factsOf,
  type SCHEME_FIELDS,
  type SchemeField,
  STAFF_FIELDS,
  type StaffField,
} from '../../../contract/scheme-table.ts';
import type { Database, SchemeTexts } from '../../platform/database/tables.ts';
import { yieldToEventLoop } from '../../platform/jobs/run-in-slices.ts';
import { isCurrent } from '../schemes/hash-texts.ts';
import { readStoredSchemes, type StoredScheme } from '../schemes/stored-schemes.ts';
import { type PackedText, packText, unpackText } from './packed-text.ts';

/** Columns only staff see, who read them from the database. `featured` is not one, because it orders the home page. */
type StaffColumn = (typeof SCHEME_FIELDS)[Exclude<StaffField, 'featured'>]['column'];

const STAFF_COLUMNS = STAFF_FIELDS.filter((name) => name !== 'featured').map((name) => factsOf(name).column);

const LONG_KINDS = ['rich', 'words', 'sources', 'conditions', 'papers'] as const;
type LongField = { [F in SchemeField]: (typeof SCHEME_FIELDS)[F]['kind'] extends (typeof LONG_KINDS)[number] ? F : never }[SchemeField];
type LongColumn = (typeof SCHEME_FIELDS)[LongField]['column'];

const LONG_COLUMNS = FIELD_NAMES.filter((name) => LONG_KINDS.some((kind) => kind === factsOf(name).kind)).map(
  (name) => factsOf(name).column as LongColumn,
);

/** A record with unpacked long texts. */
export type WholeRecord = Omit<StoredScheme, 'translations' | StaffColumn> & {
  translations: { [L in TranslationLanguage]?: SchemeTexts & { state: 'draft' | 'reviewed' | 'stale' } };
};

/** A record with packed long texts, to save memory. */
export type SchemeRecord = Omit<WholeRecord, LongColumn> & Readonly<Record<LongColumn, PackedText>>;

export function wholeRecord(record: SchemeRecord): WholeRecord {
  return {
    ...record,
    ...(Object.fromEntries(LONG_COLUMNS.map((column) => [column, unpackText(record[column])])) as Record<LongColumn, string>),
  };
}

/** A text of the record, unpacked if it is long. */
export function textOf(record: SchemeRecord, column: LongColumn | keyof SchemeTexts): string {
  const text = record[column];
  return isLong(column) ? unpackText(text as PackedText) : (text as string);
}

const isLong = (column: string): column is LongColumn => (LONG_COLUMNS as readonly string[]).includes(column);

/** Schemes per query. Small, because SQLite blocks the event loop during a query. */
const CHUNK = 50;

async function everyId(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('schemes').select('id').where('deleted_at', 'is', null).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/**
 * Reads schemes, including drafts, but none from the bin.
 * @param ids default: all
 */
export async function readSchemeRecords(db: Database, ids?: readonly number[]): Promise<SchemeRecord[]> {
  const wanted = ids ?? (await everyId(db));
  const records: SchemeRecord[] = [];
  const once = storedOnce();
  for (let start = 0; start < wanted.length; start += CHUNK) {
    if (start > 0) await yieldToEventLoop();
    records.push(...(await readStoredSchemes(db, wanted.slice(start, start + CHUNK))).map((scheme) => recordOf(scheme, once)));
  }
  return records;
}

function recordOf(scheme: StoredScheme, once: Once): SchemeRecord {
  const translations = Object.entries(scheme.translations).map(([language, { source_hash, ...texts }]) => [
    language,
    { ...texts, state: isCurrent(scheme, source_hash) ? texts.state : ('stale' as const) },
  ]);
  const long = Object.fromEntries(LONG_COLUMNS.map((column) => [column, packText(scheme[column])]));
  const record: Record<string, unknown> = { ...scheme, ...long, translations: Object.fromEntries(translations) };
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => (STAFF_COLUMNS.includes(name) ? [] : [[name, once(value)]])),
  ) as SchemeRecord;
}

type Once = <T>(value: T) => T;

/** Longer texts are unlikely to be shared. */
const LONGEST_COMMON = 40;

/** Interns values that many schemes share (states, categories, days, short texts), so that memory holds them once. */
function storedOnce(): Once {
  const known = new Map<string, unknown>();
  return <T>(value: T): T => {
    const isText = typeof value === 'string' && value.length <= LONGEST_COMMON;
    if (!isText && !Array.isArray(value)) return value;
    const key = JSON.stringify(value);
    if (!known.has(key)) known.set(key, value);
    return known.get(key) as T;
  };
}
