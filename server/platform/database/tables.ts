/** Column types as stored. Dates are ISO 8601 in UTC; booleans are 0 or 1; `Json` columns hold JSON text. */

import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { Language, TranslationLanguage } from '../../../contract/languages.ts';
import type { ColumnsOf, SchemeField, TranslatedField } from '../../../contract/scheme-table.ts';

type Flag = number;
type Json = string;
type Instant = string;
/** Defaults to the time of insertion. */
type Now = ColumnType<Instant, Instant | undefined, Instant>;

/** The translatable fields of a scheme. */
export type SchemeTexts = ColumnsOf<TranslatedField>;

export type SchemesTable = ColumnsOf<SchemeField> & {
  id: Generated<number>;
  /** Fields of a draft that are not valid yet, as typed. */
  unfinished: Json;
  sector_name: string;
  checked_on: string | null;
  checked_by: string;
  status: 'published' | 'draft';
  version: number;
  /** The specification demands both `createdAt` and `createdOn`; equal at insertion. */
  createdAt: Now;
  createdOn: Now;
  updated_on: Now;
  /** First publication; null if never published. */
  published_at: Instant | null;
  /** When it was moved to the bin; null if it is not there. */
  deleted_at: Instant | null;
};

export type SchemeTranslationsTable = SchemeTexts & {
  scheme_id: number;
  language: TranslationLanguage;
  state: 'draft' | 'reviewed';
  /** Hashes of the English texts this translates; when they no longer match, the translation is stale. */
  source_hash: string;
  updated_on: Now;
};

export type BlogTexts = { seo_title: string; seo_desc: string; content: string };

export type BlogsTable = BlogTexts & {
  id: Generated<number>;
  seo_slug: string;
  seo_keywords: string;
  seo_category: number;
  /** File name in the uploads folder; empty without a picture. */
  picture: string;
  picture_width: number;
  picture_height: number;
  author: string;
  read_time: number;
  /** 1 published, 2 draft. */
  is_active: 1 | 2;
  version: number;
  created_on: Now;
  updated_on: Now;
  published_at: Instant | null;
  deleted_at: Instant | null;
};

/** The library of documents that schemes ask for. */
export type DocumentsTable = {
  id: Generated<number>;
  slug: string;
  /** In English, for lists. */
  name: string;
  /** A `DocumentEntry` in every language, with the source hashes of its translations. */
  entry: Json;
  status: 'published' | 'draft';
  version: number;
  created_on: Now;
  updated_on: Now;
  deleted_at: Instant | null;
};

export interface Tables {
  categories: { id: Generated<number>; name: string; slug: string };
  schemes: SchemesTable;
  scheme_categories: { scheme_id: number; category_id: number; position: number };
  scheme_states: { scheme_id: number; state: string };
  scheme_translations: SchemeTranslationsTable;
  blogs: BlogsTable;
  blog_translations: BlogTexts & {
    blog_id: number;
    language: TranslationLanguage;
    read_time: number;
    state: 'draft' | 'reviewed';
    /** Hash of the English text this translates; empty in rows older than the column. */
    source_hash: string;
  };
  /** Schemes an article links to, extracted when it is saved. */
  blog_schemes: { blog_id: number; scheme_id: number };
  papers: DocumentsTable;
  scheme_requests: {
    id: Generated<number>;
    /** Lets its holder read the status of the request. */
    secret: string;
    /** Idempotency key chosen by the form: a submission sent twice is stored once. */
    submission_key: string;
    name: string;
    category_id: number | null;
    email: string;
    description: string;
    urgency: 'low' | 'medium' | 'high' | 'critical';
    status: 'pending' | 'approved' | 'rejected';
    language: Language;
    /** The scheme that answers the request. */
    scheme_id: number | null;
    /** Code of a rejection, and the note of staff. */
    rejection_reason: Generated<string>;
    rejection_note: Generated<string>;
    createdAt: Now;
    updated_at: Now;
  };
  subscribers: {
    id: Generated<number>;
    email: string;
    status: 'pending' | 'confirmed' | 'unsubscribed';
    /** Confirms and unsubscribes; unguessable. */
    token: string;
    /** Normalised address, equal for all spellings of one mailbox; empty in rows older than the column. */
    mailbox: ColumnType<string, string | undefined, string>;
    category_id: number | null;
    state: string;
    language: Language;
    created_at: Now;
    confirmed_at: Instant | null;
    /** Schemes published up to this time have been mailed, or are older than the subscription. */
    told_until: Instant | null;
  };
  outbox: {
    id: Generated<number>;
    /** The event of the mail; a second mail for the same cause is never stored. */
    cause: string;
    kind: string;
    recipient: string;
    language: Language;
    /** Data for the template. */
    payload: Json;
    /** `sending`: claimed by a process until `next_attempt_at`; after that the process counts as dead. */
    status: 'queued' | 'sending' | 'sent' | 'failed';
    attempts: number;
    next_attempt_at: Instant;
    last_error: string;
    created_at: Now;
    sent_at: Instant | null;
  };
  feedback: {
    id: Generated<number>;
    path: string;
    scheme_id: number | null;
    reason: string;
    text: string;
    language: Language;
    created_at: Now;
    handled_at: Instant | null;
    handled_by: string;
  };
  /** Searches that found nothing (`empty`) or only near matches (`weak`), without any identity. */
  empty_searches: { query: string; language: Language; times: number; last_at: Instant; kind: Generated<'empty' | 'weak'> };
  /** Changes of staff to the lexicon. `aliases` is `[{text, strength}]`; `shipped` names the shipped entry they changed or switched off, null for their own. */
  lexicon: {
    id: Generated<number>;
    term: string;
    kind: string;
    aliases: Json;
    updated_on: Now;
    shipped: string | null;
    is_off: Generated<number>;
  };
  users: {
    id: Generated<number>;
    username: string;
    /** Lower case: names are unique whatever their case. */
    username_key: string;
    password_hash: string;
    is_admin: Flag;
    created_at: Now;
  };
  sessions: { token_hash: string; user_id: number; created_at: Instant; last_seen_at: Instant };
  /** Devices that have logged in, by the hash of the token in their cookie. */
  known_devices: { token_hash: string; user_id: number; seen_at: Instant };
  /** Secrets of authenticator apps; a login asks for a code once one has been confirmed. */
  second_factors: {
    user_id: number;
    /** Base32. Not hashed, because codes are computed from it. */
    secret: string;
    confirmed_at: Instant | null;
    /** The time step of the last accepted code, so that none is accepted twice. */
    last_step: number;
  };
  recovery_codes: { code_hash: string; user_id: number };
  /** Links for choosing a password, one per user. */
  invitations: { token_hash: string; user_id: number; expires_at: Instant };
  /** Failed logins by user name and address; see features/session. */
  login_failures: { key: string; failures: number; blocked_until: Instant; updated_at: Instant };
  /** Snapshots of records. */
  history: {
    id: Generated<number>;
    entity: 'scheme' | 'blog' | 'paper';
    entity_id: number;
    version: number;
    action: string;
    actor: string;
    at: Now;
    snapshot: Json;
  };
  audit_log: { id: Generated<number>; at: Now; actor: string; action: string; entity: string; entity_id: string; detail: string };
  /** Unsaved input of staff, one per user, record and browser tab. */
  drafts: { user_id: number; record: string; tab: string; text: string; at: Instant };
  /** Saves by idempotency key; see `saveOnce`. */
  saves: { user_id: number; key: string; digest: string; entity_id: number; version: number; at: Instant };
  /** The change log in commit order, which processes follow to update their memory. */
  changes: { seq: number; entity: string; entity_id: number };
  /** One row: the last `changes.seq`. Updating it is the write lock, so no change is seen out of order. */
  change_counter: { id: 1; seq: number };
  /** Operations done to this database, such as seeding, and when. */
  marks: { name: string; at: Now };
  /** Hashes of the content files as last applied or declined. */
  content_files: { name: string; hash: string };
}

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;
