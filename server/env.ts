/** Reads and validates the settings of the server, which `.env.example` documents. */
import path from 'node:path';
import pino from 'pino';
import * as z from 'zod/mini';
import { readEmailAddress } from '../contract/email-text.ts';
import { MAX_PASSWORD_LENGTH, username } from '../contract/session.endpoints.ts';
import type { PasswordCost } from './platform/passwords/passwords.ts';

/** An invalid setting; the message is one sentence that names it. */
export class SettingsError extends Error {}

const ROOT = path.resolve(import.meta.dirname, '..');

const unset = z.transform((value: unknown) => (value === '' ? undefined : value));
const setting = <T extends z.ZodMiniType>(schema: T) => z.pipe(unset, schema);
/** @param isWhole whether the URL is complete and has no parts that would be ignored */
const address = (protocols: RegExp, example: string, isWhole: (url: URL) => boolean) => {
  const isUsable = (value: string) => protocols.test(value) && URL.canParse(value) && isWhole(new URL(value));
  return setting(z.optional(z.string().check(z.refine(isUsable, `must look like ${example}`))));
};
/** The host of PostgreSQL may be a query parameter, if it is the folder of a socket. */
const hasHost = ({ hostname, searchParams, hash }: URL) => Boolean(hostname || searchParams.get('host')) && !hash;
/** An origin, because links append a path to it. */
const isOrigin = ({ username, password, pathname, search, hash, href }: URL) =>
  !username && !password && pathname === '/' && !search && !hash && !/[?#]$/.test(href);
const isMailServer = ({ hostname, pathname, hash }: URL) => hostname !== '' && /^\/?$/.test(pathname) && !hash;
/** @param isLatin only Latin letters before the @, for a sender, because not every mail server accepts others */
const email = (fallback: string, isLatin = false) =>
  setting(
    z._default(
      z.string().check(
        z.refine((value) => readEmailAddress(value) !== null, { error: 'must be an e-mail address', abort: true }),
        z.refine((value) => !isLatin || /^[!-?A-~]+@/.test(value.trim()), 'must have Latin letters before the @'),
      ),
      fallback,
    ),
  );

const NO_PORT = 'must be a whole number from 0 to 65535';
const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, NO_PORT)),
  z.pipe(z.transform(Number), z.number().check(z.maximum(65_535, NO_PORT))),
);
const host = z.string().check(z.regex(/^[\w.:%-]+$/, 'must be an address or a name of this machine, such as 0.0.0.0'));
const POSTGRES = [/^postgres(ql)?:\/\//, 'postgres://user:password@host:5432/name', hasHost] as const;
const LOG_LEVELS = [...Object.keys(pino.levels.values), 'silent'];
const isUsername = (value: string) => {
  const read = username.safeParse(value);
  return read.success && read.data === value.trim();
};

const settings = z.object({
  PORT: setting(z._default(port, 3000)),
  HOST: setting(z._default(host, '0.0.0.0')),
  DATA_DIR: setting(z._default(z.string(), path.join(ROOT, 'data'))),
  DATABASE_URL: address(...POSTGRES),
  DATABASE_READ_URL: address(...POSTGRES),
  PUBLIC_URL: address(/^https?:\/\//, 'https://example.org, without a path, a query, a user or a password', isOrigin),
  ADMIN_USERNAME: setting(z._default(z.string().check(z.trim(), z.refine(isUsername, 'must be one line of 1 to 100 characters')), 'admin')),
  ADMIN_PASSWORD: setting(
    z.optional(
      z
        .string()
        .check(
          z.minLength(8, 'must have at least 8 characters'),
          z.maxLength(MAX_PASSWORD_LENGTH, `must have at most ${MAX_PASSWORD_LENGTH} characters`),
        ),
    ),
  ),
  SMTP_URL: address(/^smtps?:\/\//, 'smtp://user:password@host:587', isMailServer),
  MAIL_FROM: email('no-reply@yojanapath.example', true),
  SUPPORT_EMAIL: email('support@yojanapath.example'),
  TRUST_PROXY: setting(z._default(z.enum(['on', 'off'], 'must be on or off'), 'off')),
  RATE_LIMITS: setting(z._default(z.enum(['on', 'off'], 'must be on or off'), 'on')),
  PASSWORD_COST: setting(z._default(z.enum(['standard', 'low'], 'must be standard or low'), 'standard')),
  LOG_REQUESTS: setting(z._default(z.enum(['on', 'off'], 'must be on or off'), 'on')),
  METRICS_PORT: setting(z.optional(port)),
  LOG_LEVEL: setting(z._default(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info')),
  METRICS_HOST: setting(z._default(host, '127.0.0.1')),
});

export type Env = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A read replica for the catalogue. */
  databaseReadUrl: string | undefined;
  /** Without a trailing slash. Default: the address the server listens on. */
  publicUrl: string | undefined;
  adminUsername: string;
  adminPassword: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  supportEmail: string;
  trustProxy: boolean;
  rateLimits: boolean;
  /** `low` is for tests, and refused if others can reach the server. */
  passwordCost: PasswordCost;
  /** Whether to log each request. */
  logRequests: boolean;
  /** Minimum level of log lines. */
  logLevel: string;
  /** Port of the metrics; undefined: not served. */
  metricsPort: number | undefined;
  metricsHost: string;
};

/** Reads the settings. @throws SettingsError for the first invalid one */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const result = settings.safeParse(Object.fromEntries(Object.keys(settings.shape).map((name) => [name, source[name] ?? ''])));
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new SettingsError(
      `The setting ${issue?.path.join('.')} cannot be used: it ${issue?.message.replace(/^Invalid input.*/, 'is not valid')}.`,
    );
  }
  const read = result.data;
  if (read.DATABASE_READ_URL && !read.DATABASE_URL) {
    throw new SettingsError('The setting DATABASE_READ_URL cannot be used: it names a replica, but DATABASE_URL names no primary.');
  }
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: path.resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databaseReadUrl: read.DATABASE_READ_URL,
    // Like browsers: lower case, without the default port.
    publicUrl: read.PUBLIC_URL && new URL(read.PUBLIC_URL).origin,
    adminUsername: read.ADMIN_USERNAME,
    adminPassword: read.ADMIN_PASSWORD,
    smtpUrl: read.SMTP_URL,
    mailFrom: readEmailAddress(read.MAIL_FROM) ?? read.MAIL_FROM,
    supportEmail: read.SUPPORT_EMAIL.trim(),
    trustProxy: read.TRUST_PROXY === 'on',
    rateLimits: read.RATE_LIMITS === 'on',
    passwordCost: read.PASSWORD_COST,
    logRequests: read.LOG_REQUESTS === 'on',
    logLevel: read.LOG_LEVEL,
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
  };
}

/** @throws SettingsError for the password cost of tests if others can reach the server */
export function refuseLowPasswordCost({ passwordCost, host, publicUrl }: Pick<Env, 'passwordCost' | 'host' | 'publicUrl'>): void {
  const isOfThisMachine = ['127.0.0.1', '::1', 'localhost'].includes(host);
  if (passwordCost === 'standard' || (isOfThisMachine && publicUrl === undefined)) return;
  throw new SettingsError(
    'The setting PASSWORD_COST cannot be used: it is low, which is for tests, where HOST is 127.0.0.1 and PUBLIC_URL is not set.',
  );
}

/** Whether the public address is https. */
export function isSecure({ publicUrl }: Pick<Env, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}
