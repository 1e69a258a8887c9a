/** The tables of a copy, ordered so that referenced rows are inserted first. */
import type { Tables } from '../database/tables.ts';

/** A complete record, so that a new table does not compile until it is added. Tables that others refer to are `first`. */
const TABLES: Record<keyof Tables, 'first' | 'then'> = {
  categories: 'first',
  schemes: 'first',
  blogs: 'first',
  users: 'first',
  scheme_categories: 'then',
  scheme_states: 'then',
  scheme_translations: 'then',
  blog_translations: 'then',
  blog_schemes: 'then',
  papers: 'then',
  scheme_requests: 'then',
  subscribers: 'then',
  outbox: 'then',
  feedback: 'then',
  empty_searches: 'then',
  lexicon: 'then',
  sessions: 'then',
  known_devices: 'then',
  second_factors: 'then',
  recovery_codes: 'then',
  invitations: 'then',
  login_failures: 'then',
  history: 'then',
  audit_log: 'then',
  drafts: 'then',
  saves: 'then',
  changes: 'then',
  change_counter: 'then',
  marks: 'then',
  content_files: 'then',
};

const names = Object.keys(TABLES) as (keyof Tables)[];
export const COPIED_TABLES: readonly string[] = [
  ...names.filter((name) => TABLES[name] === 'first'),
  ...names.filter((name) => TABLES[name] === 'then'),
];

export type StoredRow = Record<string, string | number | null>;

export type TableCopy = {
  name: string;
  rows: number;
  /** The highest id ever assigned, so that none is assigned twice; null for tables without ids. */
  lastId: number | null;
};

/** The source of copied rows: a snapshot of a database, or a backup file. */
export type RowSource = {
  /** Names of the applied migrations, oldest first. */
  migrations: string[];
  tables: TableCopy[];
  /** The rows in batches, table by table in the order of `tables`. */
  batches: () => AsyncIterable<{ table: string; rows: StoredRow[] }>;
};
