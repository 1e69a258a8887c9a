import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv, refuseLowPasswordCost } from './env.ts';
import { connect, DATABASE_FILE } from './platform/database/connect.ts';

describe('settings', () => {
  test('all are optional', () => {
    const env = readEnv({});
    expect(env.port).toBe(3000);
    expect(env.databaseUrl).toBeUndefined();
    expect(env.rateLimits).toBe(true);
    expect(env.trustProxy).toBe(false);
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_READ_URL', 'replica'],
    ['DATABASE_READ_URL', 'postgres://replica/x'],
    ['PUBLIC_URL', 'yojanapath.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['SUPPORT_EMAIL', 'a@b'],
    ['SUPPORT_EMAIL', 'asha@example.org, b@example.org'],
    ['MAIL_FROM', 'आशा@example.org'],
    ['ADMIN_PASSWORD', 'short'],
    ['TRUST_PROXY', 'maybe'],
    ['RATE_LIMITS', '0'],
    ['PASSWORD_COST', '1'],
    ['PORT', '0x10'],
    ['PORT', '1e3'],
    ['PORT', ' 3000'],
    ['PORT', '3000.0'],
    ['PORT', '+3000'],
    ['METRICS_PORT', '0b11'],
    ['METRICS_PORT', '65536'],
    ['HOST', 'http://0.0.0.0'],
    ['HOST', '0.0.0.0 and others'],
    ['METRICS_HOST', '/metrics'],
    ['PUBLIC_URL', 'https://user:password@example.org'],
    ['PUBLIC_URL', 'https://user@example.org'],
    ['PUBLIC_URL', 'https://example.org?x=1'],
    ['PUBLIC_URL', 'https://example.org/?'],
    ['PUBLIC_URL', 'https://example.org/yojana'],
    ['PUBLIC_URL', 'https://example.org/#top'],
    ['PUBLIC_URL', 'https://example.org#'],
    ['PUBLIC_URL', 'https://'],
    ['PUBLIC_URL', 'https://exa mple.org'],
    ['PUBLIC_URL', 'https://example.org:99999'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://user:password@'],
    ['SMTP_URL', 'smtp://?pool=true'],
    ['SMTP_URL', 'smtp://mail.example/inbox'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres:///name'],
    ['DATABASE_URL', 'postgres://host/name#fragment'],
    ['DATABASE_READ_URL', 'postgres://'],
    ['LOG_LEVEL', 'verbose'],
    ['LOG_LEVEL', 'INFO'],
    ['LOG_LEVEL', '30'],
    ['LOG_REQUESTS', 'true'],
    ['ADMIN_USERNAME', '   '],
    ['ADMIN_USERNAME', 'x'.repeat(101)],
    ['ADMIN_USERNAME', 'two\nlines'],
    ['ADMIN_PASSWORD', 'x'.repeat(1025)],
    ['MAIL_FROM', 'Team <team@example.org>'],
  ])('%s = %s is refused in one sentence that names it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^The setting ${name} cannot be used: it [^\\n]+\\.$`));
  });

  test('accepts international mail domains in either form', () => {
    const env = readEnv({ MAIL_FROM: 'news@उदाहरण.भारत', SUPPORT_EMAIL: 'मदद@xn--p1b6ci4b4b3a.xn--h2brj9c' });
    expect(env.mailFrom).toBe('news@xn--p1b6ci4b4b3a.xn--h2brj9c');
    expect(env.supportEmail).toBe('मदद@xn--p1b6ci4b4b3a.xn--h2brj9c');
  });

  test.each([[{}], [{ HOST: '0.0.0.0' }], [{ HOST: '10.0.0.5' }], [{ HOST: '127.0.0.1', PUBLIC_URL: 'https://yojanapath.example' }]])(
    'refuses the password cost of tests with %j',
    (more) => {
      const low = readEnv({ ...more, PASSWORD_COST: 'low' });
      expect(() => refuseLowPasswordCost(low)).toThrow(/^The setting PASSWORD_COST cannot be used: it [^\n]+\.$/);
      expect(() => refuseLowPasswordCost(readEnv(more))).not.toThrow();
    },
  );

  test('accepts the password cost of tests on localhost only', () => {
    expect(() => refuseLowPasswordCost(readEnv({ PASSWORD_COST: 'low', HOST: '127.0.0.1' }))).not.toThrow();
  });

  test.each([
    ['https://yojanapath.example/', 'https://yojanapath.example'],
    ['https://YojanaPath.example:443', 'https://yojanapath.example'],
    ['http://192.0.2.1:8080', 'http://192.0.2.1:8080'],
  ])('normalises the public address %s', (given, kept) => {
    expect(readEnv({ PUBLIC_URL: given }).publicUrl).toBe(kept);
  });

  test.each([
    ['DATABASE_URL', 'postgresql:///name?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgres://user@replica.example/name?sslmode=require'],
    ['SMTP_URL', 'smtps://user:p%40ss@mail.example:465?pool=true'],
    ['SMTP_URL', 'smtp://[::1]:25'],
    ['HOST', '::1'],
    ['HOST', 'localhost'],
    ['LOG_LEVEL', 'silent'],
    ['ADMIN_USERNAME', ' राजेश कुमार '],
  ])('accepts %s = %s', (name, value) => {
    expect(() => readEnv({ [name]: value })).not.toThrow();
  });

  test.each([
    ['garbage', 'a text that is no database, and longer than the header of one would be. '.repeat(20), 'file is not a database'],
    ['a folder', undefined, 'it is a folder'],
  ])('names a database file that is %s', (_, content, reason) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
    const file = path.join(folder, DATABASE_FILE);
    if (content === undefined) mkdirSync(file);
    else writeFileSync(file, content);
    expect(() => connect(readEnv({ DATA_DIR: folder }))).toThrow(`The database file ${file} cannot be used: ${reason}.`);
  });

  test('names a data folder that cannot be written', () => {
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'settings-')), 'file');
    writeFileSync(file, '');
    expect(() => connect(readEnv({ DATA_DIR: path.join(file, 'data') }))).toThrow(
      /^The data folder .*file\/data cannot be written \(\w+\)\.$/,
    );
  });

  test.skipIf(!existsSync('/proc'))('names a data folder on a file system that allows no folders', () => {
    expect(() => connect(readEnv({ DATA_DIR: '/proc/yojanapath/data' }))).toThrow(/^The data folder \S+ cannot be written \(\w+\)\.$/);
  });

  test('creates a data folder with its parents', async () => {
    const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'settings-')), 'a', 'b');
    await connect(readEnv({ DATA_DIR: folder })).close();
    expect(existsSync(folder)).toBe(true);
  });
});
