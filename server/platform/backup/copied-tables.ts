/** What a copy of the database holds, in an order in which each row finds what it refers to. */
import type { Tables } from '../database/tables.ts';

/** Every table is listed; the compiler asks for new ones. Others refer to the `first`. */
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
  /** The highest id ever given out, so that none is given out twice; null where there are no ids. */
  lastId: number | null;
};

/** Where rows are copied from: a database at one moment, or a file. */
export type RowSource = {
  /** Names of the migrations that made the shape, oldest first. */
  migrations: string[];
  tables: TableCopy[];
  /** The rows in batches, table by table in the order of `tables`. */
  batches: () => AsyncIterable<{ table: string; rows: StoredRow[] }>;
};
