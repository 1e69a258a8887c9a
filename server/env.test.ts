import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv, refuseLowPasswordCost } from './env.ts';
import { connect } from './platform/database/connect.ts';

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
  ])('%s = %s is refused in one sentence that names it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^The setting ${name} cannot be used: it [^\\n]+\\.$`));
  });

  test('addresses of mail may have an international domain, in either form', () => {
    const env = readEnv({ MAIL_FROM: 'news@उदाहरण.भारत', SUPPORT_EMAIL: 'मदद@xn--p1b6ci4b4b3a.xn--h2brj9c' });
    expect(env.mailFrom).toBe('news@xn--p1b6ci4b4b3a.xn--h2brj9c');
    expect(env.supportEmail).toBe('मदद@xn--p1b6ci4b4b3a.xn--h2brj9c');
  });

  test.each([[{}], [{ HOST: '0.0.0.0' }], [{ HOST: '10.0.0.5' }], [{ HOST: '127.0.0.1', PUBLIC_URL: 'https://yojanapath.example' }]])(
    'the password cost of tests is refused with %j',
    (more) => {
      const low = readEnv({ ...more, PASSWORD_COST: 'low' });
      expect(() => refuseLowPasswordCost(low)).toThrow(/^The setting PASSWORD_COST cannot be used: it [^\n]+\.$/);
      expect(() => refuseLowPasswordCost(readEnv(more))).not.toThrow();
    },
  );

  test('the password cost of tests is taken on this machine alone', () => {
    expect(() => refuseLowPasswordCost(readEnv({ PASSWORD_COST: 'low', HOST: '127.0.0.1' }))).not.toThrow();
  });

  test('an address loses its slash at the end', () => {
    expect(readEnv({ PUBLIC_URL: 'https://yojanapath.example/' }).publicUrl).toBe('https://yojanapath.example');
  });

  test('a data folder that cannot be written is named', () => {
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'settings-')), 'file');
    writeFileSync(file, '');
    expect(() => connect(readEnv({ DATA_DIR: path.join(file, 'data') }))).toThrow(
      /^The data folder .*file\/data cannot be written \(\w+\)\.$/,
    );
  });

  test.skipIf(!existsSync('/proc'))('so is one in a place that takes no folders at all', () => {
    expect(() => connect(readEnv({ DATA_DIR: '/proc/yojanapath/data' }))).toThrow(/^The data folder \S+ cannot be written \(\w+\)\.$/);
  });

  test('a data folder is made with the folders above it', async () => {
    const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'settings-')), 'a', 'b');
    await connect(readEnv({ DATA_DIR: folder })).close();
    expect(existsSync(folder)).toBe(true);
  });
});
