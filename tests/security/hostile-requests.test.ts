/** Malformed requests, byte for byte over a socket, to the running server. */

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteServer } from '../../server/platform/http/site-server.ts';
import { type TestApp, testApp } from '../../server/testing/test-app.ts';

let site: TestApp;
let server: Server;
beforeAll(async () => {
  site = await testApp();
  server = createSiteServer(site.app.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = path.join(site.env.dataDir, 'uploads/BlogImages');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(site.env.dataDir, 'secret.txt'), 'SECRET');
  symlinkSync(path.join(site.env.dataDir, 'secret.txt'), path.join(folder, 'link.webp'));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await site.close();
});

/** The response to these bytes, until the connection ends or falls silent. */
function send(text: string): Promise<string> {
  return new Promise((resolve) => {
    const client = net.connect({ port: (server.address() as net.AddressInfo).port, host: '127.0.0.1' });
    let received = '';
    client.setTimeout(1_500, () => client.destroy());
    client.on('data', (chunk) => {
      received += chunk;
    });
    client.on('error', () => {});
    client.on('close', () => resolve(received));
    client.write(text);
  });
}
const request = (target: string, headers = '', method = 'GET') =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

describe('ambiguous request length', () => {
  const body = 'Content-Type: application/json\r\n';
  test.each([
    [
      'a length and chunks',
      `POST /api/feedback HTTP/1.1\r\nHost: a\r\n${body}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/me HTTP/1.1\r\nHost: a\r\n\r\n`,
    ],
    ['two lengths', `POST /api/feedback HTTP/1.1\r\nHost: a\r\n${body}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}`],
    ['a length that is none', `POST /api/feedback HTTP/1.1\r\nHost: a\r\n${body}Content-Length: +2\r\n\r\n{}`],
    ['an unknown coding', `POST /api/feedback HTTP/1.1\r\nHost: a\r\n${body}Transfer-Encoding: xchunked\r\n\r\n{}`],
    ['a header folded over two lines', 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\nTransfer-Encoding\r\n : chunked\r\n\r\n'],
    ['a space before the colon', 'GET /healthz HTTP/1.1\r\nHost : a\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ])('%s is refused, and the bytes after it are not read as a request', async (_case, text) => {
    const answer = await send(text);
    expect(statusOf(answer)).toBe(400);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});

describe('the request line', () => {
  test.each([
    ['headers of 20,000 characters', request('/healthz', `X-Long: ${'a'.repeat(20_000)}\r\n`), [431]],
    ['an address of 5,000 characters', request(`/${'a'.repeat(5_000)}`), [404, 405, 414]],
    ['a broken percent sign', request('/%E0%A4%A'), [400, 404, 405]],
    ['a broken percent sign in a call', request('/api/blogs/%E0%A4%A'), [400, 404]],
    ['TRACE', request('/', '', 'TRACE'), [404, 405]],
    ['CONNECT', request('example.org:443', '', 'CONNECT'), [0, 400, 405]],
    ['a method nobody knows', request('/', '', 'BREW'), [400]],
    ['HTTP/0.9', 'GET /\r\n', [0, 400]],
    ['HTTP/2 without being asked', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400, 0]],
    ['a whole address', request('http://evil.example/healthz'), [200, 400, 404]],
    ['a NUL in the address', request('/a\0b'), [400]],
  ])('%s', async (_case, text, expected) => {
    const answer = await send(text);
    expect(expected).toContain(statusOf(answer));
    expect(answer).not.toMatch(/node_modules|Error:/);
  });

  test.each([
    'X-HTTP-Method-Override: DELETE',
    'X-Original-URL: /api/admin/users',
    'X-Rewrite-URL: /api/admin/users',
    'X-Forwarded-Proto: evil',
  ])('the header %s changes nothing', async (header) => {
    const answer = await send(request('/healthz', `${header}\r\n`));
    expect(statusOf(answer)).toBe(200);
    expect(answer.endsWith('ok')).toBe(true);
  });
});

describe('addresses that look like a file', () => {
  test.each(['/api/me;.js', '/api/me/x.css', '/api/admin/users/x.css', '/api/admin/users;a=b.png', '/admin/users/x.css'])(
    '%s is not found and never cached',
    async (target) => {
      const cookie = await site.signIn();
      const answer = await send(request(target, `Cookie: ${cookie}\r\n`));
      expect([401, 404, 405]).toContain(statusOf(answer));
      expect(answer).not.toMatch(/"username"|Cache-Control: public/i);
    },
  );

  test.each([
    '..%2f..%2fsecret.txt',
    '..%5c..%5csecret.txt',
    '%2e%2e/%2e%2e/secret.txt',
    '%252e%252e%252fsecret.txt',
    '../../secret.txt',
    'secret.txt%00.webp',
    '/etc/passwd',
    '.htaccess',
    '',
    '%2e',
    'link.webp',
  ])('the picture address %j reads no other file', async (name) => {
    const answer = await send(request(`/uploads/BlogImages/${name}`));
    expect([400, 403, 404, 405]).toContain(statusOf(answer));
    expect(answer).not.toMatch(/SECRET|root:/);
  });

  test.each(['/.git/config', '/.env', '/package.json', '/server/main.ts', '/data/yojanapath.sqlite', '/metrics', '/admin/.env'])(
    '%s is not served',
    async (target) => {
      expect([404, 405]).toContain(statusOf(await send(request(target))));
    },
  );
});

test('many silent connections do not block others', async () => {
  const { port } = server.address() as net.AddressInfo;
  const silent = Array.from({ length: 1_000 }, () => net.connect({ port, host: '127.0.0.1' }).on('error', () => {}));
  try {
    const begun = performance.now();
    expect(statusOf(await send(request('/healthz')))).toBe(200);
    expect(performance.now() - begun).toBeLessThan(2_000);
  } finally {
    for (const client of silent) client.destroy();
  }
});
