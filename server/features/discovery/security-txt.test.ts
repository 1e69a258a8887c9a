import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { securityTxt } from './security-txt.ts';

const ADDRESS = '/.well-known/security.txt';

test('has Contact, Expires and Canonical', async () => {
  const site = await testApp({ env: { PUBLIC_URL: 'https://yojanapath.test', SUPPORT_EMAIL: 'help@yojanapath.test' } });
  const answer = await site.fetch(ADDRESS);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text.split('\n').map((line) => line.split(': ')[0])).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', '']);
  expect(text).toContain('Contact: mailto:help@yojanapath.test\n');
  expect(text).toContain('Canonical: https://yojanapath.test/.well-known/security.txt\n');
  const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
  await site.close();
});

test('is not found while no mailbox is configured', async () => {
  const site = await testApp();
  expect((await site.fetch(ADDRESS)).status).toBe(404);
  await site.close();
});

test('omits Canonical without https, and encodes letters not allowed in a URI', () => {
  const text = securityTxt({ publicUrl: 'http://localhost:3000', supportEmail: 'मदद@yojanapath.test' }, new Date('2026-11-29T05:00:00Z'));
  expect(text).toBe(
    'Contact: mailto:%E0%A4%AE%E0%A4%A6%E0%A4%A6@yojanapath.test\nExpires: 2027-05-28T00:00:00Z\nPreferred-Languages: en, hi\n',
  );
});
