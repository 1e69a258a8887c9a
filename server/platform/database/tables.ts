/** The rows as they are stored. Dates are ISO 8601 in UTC; booleans are 0 or 1; `Json` columns hold JSON text. */

import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { Language, TranslationLanguage } from '../../../contract/languages.ts';
import type { ColumnsOf, SchemeField, TranslatedField } from '../../../contract/scheme-table.ts';

type Flag = number;
type Json = string;
type Instant = string;
/** Set by the database when a row is made. */
type Now = ColumnType<Instant, Instant | undefined, Instant>;

/** What a scheme says in a language. */
export type SchemeTexts = ColumnsOf<TranslatedField>;

export type SchemesTable = ColumnsOf<SchemeField> & {
  id: Generated<number>;
  /** Fields of a draft as they were typed, until they are finished. */
  unfinished: Json;
  sector_name: string;
  checked_on: string | null;
  checked_by: string;
  status: 'published' | 'draft';
  version: number;
  /** `createdAt` and `createdOn` are both fixed by the specification; equal when a row is made. */
  createdAt: Now;
  createdOn: Now;
  updated_on: Now;
  /** First publication; null while it never was public. */
  published_at: Instant | null;
  /** In the bin since; null when not. */
  deleted_at: Instant | null;
};

export type SchemeTranslationsTable = SchemeTexts & {
  scheme_id: number;
  language: TranslationLanguage;
  state: 'draft' | 'reviewed';
  /** Fingerprints of the English texts this translates; when they no longer match, the translation is stale. */
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
  /** All that it says, in every language: a `DocumentEntry` with the fingerprints of its translations. */
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
    /** Fingerprint of the English this translates; empty where it was written before there were any. */
    source_hash: string;
  };
  /** Schemes an article links to; written when the article is saved. */
  blog_schemes: { blog_id: number; scheme_id: number };
  papers: DocumentsTable;
  scheme_requests: {
    id: Generated<number>;
    /** Lets its holder see the state of the request. */
    secret: string;
    /** Chosen by the form: the same submission sent twice is stored once. */
    submission_key: string;
    name: string;
    category_id: number | null;
    email: string;
    description: string;
    urgency: 'low' | 'medium' | 'high' | 'critical';
    status: 'pending' | 'approved' | 'rejected';
    language: Language;
    /** The scheme that answers it. */
    scheme_id: number | null;
    /** Of a rejection: one of a list, and what staff wrote about it. */
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
    /** The mailbox the address leads to, alike for all its spellings; empty for addresses stored before it was kept. */
    mailbox: ColumnType<string, string | undefined, string>;
    category_id: number | null;
    state: string;
    language: Language;
    created_at: Now;
    confirmed_at: Instant | null;
    /** Schemes published up to then have been told, or are older than the subscription. */
    told_until: Instant | null;
  };
  outbox: {
    id: Generated<number>;
    /** What the mail is for: a second one for the same cause is never stored. */
    cause: string;
    kind: string;
    recipient: string;
    language: Language;
    /** What the template needs. */
    payload: Json;
    /** `sending`: a process has it in hand until `next_attempt_at`; after that it is taken for dead. */
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
  /** Searches that found nothing, or only what is near: words, language, kind and count, no identity. */
  empty_searches: { query: string; language: Language; times: number; last_at: Instant; kind: Generated<'empty' | 'weak'> };
  /** Words people use for what schemes are about; `aliases` is `[{text, strength}]`. */
  /** What staff made of the lexicon. `shipped`: the entry that they changed or switched off; null for their own. */
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
  /** Devices that have logged in, by the hash of what they keep in a cookie. */
  known_devices: { token_hash: string; user_id: number; seen_at: Instant };
  /** Secrets of authenticator apps; a login asks for a code once one has been confirmed. */
  second_factors: {
    user_id: number;
    /** Base32. It cannot be a hash: codes are made of it. */
    secret: string;
    confirmed_at: Instant | null;
    /** The last half minute a code was taken of: none is taken twice. */
    last_step: number;
  };
  recovery_codes: { code_hash: string; user_id: number };
  /** Links by which somebody chooses a password, one a user. */
  invitations: { token_hash: string; user_id: number; expires_at: Instant };
  /** Failed logins by user name and address; see the session domain. */
  login_failures: { key: string; failures: number; blocked_until: Instant; updated_at: Instant };
  /** Every former state of a scheme or blog. */
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
  /** What staff have typed and not saved yet: one for each user, record and tab of the browser. */
  drafts: { user_id: number; record: string; tab: string; text: string; at: Instant };
  /** Saves by the key they came with; see `saveOnce`. */
  saves: { user_id: number; key: string; digest: string; entity_id: number; version: number; at: Instant };
  /** What changed, in the order of the commits; processes follow it to keep their memory true. */
  changes: { seq: number; entity: string; entity_id: number };
  /** One row: the last `changes.seq`. Updating it first makes writers wait their turn, so no change is seen out of order. */
  change_counter: { id: 1; seq: number };
  /** What has been done once to this database, such as seeding. */
  marks: { name: string; at: Now };
  /** The content files as they were last brought in, or turned down, by the hash of what they say. */
  content_files: { name: string; hash: string };
}

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;
