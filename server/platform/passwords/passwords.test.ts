import { expect, test } from 'vitest';
import { hashPassword, nobodysPassword, verifyPassword } from './passwords.ts';

test('verifies the right password only', async () => {
  const stored = await hashPassword('correct horse battery');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword(stored, 'correct horse battery')).toBe(true);
  expect(await verifyPassword(stored, 'correct horse battery ')).toBe(false);
  expect(await verifyPassword(stored, '')).toBe(false);
});

test('verifies passwords at the low cost of tests, and a check for an unknown user costs the same', async () => {
  const stored = await hashPassword('correct horse battery', 'low');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect(await verifyPassword(stored, 'correct horse battery')).toBe(true);
  expect(nobodysPassword('low')).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
});

test('salts each hash', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

test('accepts another Unicode composition of the same letters', async () => {
  expect(await verifyPassword(await hashPassword('cafe\u0301'), 'caf\u00e9')).toBe(true);
});

test('reads the parameters of old hashes from them', async () => {
  const { argon2Sync } = await import('node:crypto');
  const parameters = { message: 'old', nonce: Buffer.alloc(16, 7), parallelism: 1, tagLength: 16, memory: 64, passes: 1 };
  const hash = argon2Sync('argon2id', parameters).toString('base64').replace(/=+$/, '');
  const salt = parameters.nonce.toString('base64').replace(/=+$/, '');
  expect(await verifyPassword(`$argon2id$v=19$m=64,t=1,p=1$${salt}$${hash}`, 'old')).toBe(true);
});

test('no password matches the dummy hash', async () => {
  expect(await verifyPassword(nobodysPassword(), '')).toBe(false);
  expect(await verifyPassword(nobodysPassword(), 'password')).toBe(false);
});

test('throws for a malformed hash instead of reporting a wrong password', async () => {
  await expect(verifyPassword('plain text', 'plain text')).rejects.toThrow();
});

test('runs two checks, lets twenty wait and rejects the rest with 503', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 30 }, () => verifyPassword(nobodysPassword(), 'x')));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]?.reason).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
  expect(await verifyPassword(nobodysPassword(), 'x')).toBe(false);
});
