/** The rows as they are stored. Dates are ISO 8601 in UTC; booleans are 0 or 1; `Json` columns hold JSON text. */
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';

type Flag = number;
type Json = string;
type Instant = string;
/** Set by the database when a row is made. */
type Now = ColumnType<Instant, Instant | undefined, Instant>;

export type SchemeTexts = {
  name: string;
  /** One plain sentence. */
  seo_description: string;
  scheme_description: string;
  eligibility: string;
  benefits: string;
  application_process: string;
  documents_required: string;
  department: string;
  apply_office: string;
  fee: string;
};

export type SchemesTable = SchemeTexts & {
  id: Generated<number>;
  slug: string;
  acronym: string;
  level: 'central' | 'state';
  sector_name: string;
  region: string;
  seo_title: string;
  keywords: string;
  url: string;
  apply_online: string;
  apply_at_csc: Flag;
  helpline: string;
  opens_on: string | null;
  closes_on: string | null;
  /** `[{url, title, date}]` */
  sources: Json;
  checked_on: string | null;
  checked_by: string;
  note: string;
  featured: Flag;
  status: 'published' | 'draft';
  parent_scheme: string;
  parent_scheme_url: string;
  sub_category: string;
  gov_tutorial_url: string;
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
  language: 'hi';
  state: 'draft' | 'reviewed';
  /** Hash of the English texts this translates; when it no longer matches, the translation is stale. */
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

export interface Tables {
  categories: { id: Generated<number>; name: string; slug: string };
  schemes: SchemesTable;
  scheme_categories: { scheme_id: number; category_id: number; position: number };
  scheme_states: { scheme_id: number; state: string };
  scheme_translations: SchemeTranslationsTable;
  guides: {
    id: Generated<number>;
    schemeId: number;
    title: string;
    content: string;
    /** `[{number, title, body}]` */
    steps: Json;
    /** `["document", ...]` */
    requiredDocuments: Json;
  };
  blogs: BlogsTable;
  blog_translations: BlogTexts & { blog_id: number; language: 'hi'; read_time: number };
  /** Schemes an article links to; written when the article is saved. */
  blog_schemes: { blog_id: number; scheme_id: number };
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
    language: 'en' | 'hi';
    /** The scheme that answers it. */
    scheme_id: number | null;
    createdAt: Now;
    updated_at: Now;
  };
  subscribers: {
    id: Generated<number>;
    email: string;
    status: 'pending' | 'confirmed' | 'unsubscribed';
    /** Confirms and unsubscribes; unguessable. */
    token: string;
    category_id: number | null;
    state: string;
    language: 'en' | 'hi';
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
    language: 'en' | 'hi';
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
    language: 'en' | 'hi';
    created_at: Now;
    handled_at: Instant | null;
    handled_by: string;
  };
  /** Searches that found nothing: words, language and count, no identity. */
  empty_searches: { query: string; language: 'en' | 'hi'; times: number; last_at: Instant };
  /** Words people use for what schemes are about; `aliases` is `[{text, strength}]`. */
  lexicon: { id: Generated<number>; term: string; kind: string; aliases: Json; updated_on: Now };
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
  /** Failed logins by user name and address; see the session domain. */
  login_failures: { key: string; failures: number; blocked_until: Instant; updated_at: Instant };
  /** Every former state of a scheme or blog. */
  history: {
    id: Generated<number>;
    entity: 'scheme' | 'blog';
    entity_id: number;
    version: number;
    action: string;
    actor: string;
    at: Now;
    snapshot: Json;
  };
  audit_log: { id: Generated<number>; at: Now; actor: string; action: string; entity: string; entity_id: string; detail: string };
  /** What changed, in the order of the commits; processes follow it to keep their memory true. */
  changes: { seq: number; entity: string; entity_id: number };
  /** One row: the last `changes.seq`. Updating it first makes writers take turns, so no change is seen out of order. */
  change_counter: { id: 1; seq: number };
  /** What has been done once to this database, such as seeding. */
  marks: { name: string; at: Now };
}

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;
