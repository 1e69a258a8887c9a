import { expect, test } from 'vitest';
import type { AdminRequest } from '../../../../contract/requests.endpoints.ts';
import { mailto } from './mailto.ts';

const request = {
  id: 12,
  reference: 'REQ-2026-0012',
  name: 'Solar & wind?',
  email: 'a+b@example.org',
  status: 'approved',
  language: 'en',
  schemeId: null,
  schemeName: '',
  schemeStatus: null,
} as AdminRequest;
const read = (link: string) => {
  const url = new URL(link);
  return { to: decodeURIComponent(url.pathname), subject: url.searchParams.get('subject'), body: url.searchParams.get('body') ?? '' };
};

test('includes the status of the request, with any characters', () => {
  const mail = read(mailto(request, 'https://x.example'));
  expect(mail).toMatchObject({ to: 'a+b@example.org', subject: 'Solar & wind?' });
  expect(mail.body).toContain('Solar & wind? (REQ-2026-0012)\r\n\r\nWe found the scheme and are writing its guide.');
});

test('links the published scheme, in the language of the request', () => {
  const link = mailto({ ...request, language: 'hi', schemeId: 5, schemeName: 'Pump', schemeStatus: 'published' }, 'https://x.example');
  expect(read(link).body).toContain('https://x.example/hi/schemes/5');
  expect(read(link).body).toContain('नमस्ते');
});

test('gives the reason for a rejection, in the language of the request', () => {
  const link = mailto({ ...request, status: 'rejected', language: 'gu', reason: 'ended', note: 'In 2024' }, 'https://x.example');
  expect(read(link).body).toContain('આ યોજના બંધ થઈ ગઈ છે.\r\n\r\nIn 2024');
});
