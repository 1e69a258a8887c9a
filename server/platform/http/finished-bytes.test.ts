/** What is sent again is what `node:http` sends, byte for byte but the time of day; a version of Node that changes what this rests on fails here. */
import { once } from 'node:events';
import { type Server, ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { FinishedBytes } from './finished-bytes.ts';
import { createSiteServer } from './site-server.ts';

const BODY = Buffer.from('नम');
const KEPT = { status: 203, headers: ['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', String(BODY.length), 'X-Note', 'é'] };

let server: Server;
let finished: FinishedBytes;
let body: Buffer;
let headsMade: MockInstance;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_000 });
  finished = new FinishedBytes();
  body = BODY;
  server = createSiteServer((request, response) => {
    if (request.url === '/secure') response.setHeader('Strict-Transport-Security', 'max-age=1');
    if (request.url === '/last') response.setHeader('Connection', 'close');
    finished.send(request, response, { ...KEPT, body });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  headsMade = vi.spyOn(ServerResponse.prototype, 'writeHead');
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const get = (target = '/', headers = '') => `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

/** What comes back for these, sent at once on one connection that is closed by the server or, with the last answer, by the client. */
async function answersTo(...requests: string[]): Promise<string[]> {
  const client = net.connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  let received = '';
  client.setEncoding('latin1').on('data', (chunk) => {
    received += chunk;
  });
  client.end(requests.join(''));
  await once(client, 'close');
  return received.split(/(?=HTTP\/1\.1 )/);
}

const timeless = (answer: string | undefined) => answer?.replace(/Date: [^\r]+/, 'Date: …');

test('from the third time in a second on, the bytes of the first are sent again', async () => {
  const answers = await answersTo(...Array.from({ length: 6 }, () => get()));
  expect(answers).toHaveLength(6);
  expect(answers[0]).toMatch(/^HTTP\/1\.1 203 /);
  expect(answers[0]).toContain('\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5, max=1000\r\n\r\n');
  expect(Buffer.from(answers[0]?.split('\r\n\r\n')[1] ?? '', 'latin1').toString()).toBe('नम');
  expect(new Set(answers.map(timeless)).size).toBe(1);
  expect(headsMade).toHaveBeenCalledTimes(2);
});

test('another body, and another second, are put together anew', async () => {
  await answersTo(get(), get(), get());
  body = Buffer.from('other ');
  const changed = await answersTo(get(), get(), get());
  expect(changed.every((answer) => answer.endsWith('\r\n\r\nother '))).toBe(true);
  expect(headsMade).toHaveBeenCalledTimes(4);
  vi.setSystemTime(Date.now() + 1000);
  await answersTo(get());
  expect(headsMade).toHaveBeenCalledTimes(5);
});

test.each([
  ['HEAD', 'HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n', 'Connection: keep-alive', ''],
  ['a client that wants no more', get('/', 'Connection: close\r\n'), 'Connection: close', 'नम'],
  ['HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', 'Connection: close', 'नम'],
  ['a server that wants no more', get('/last'), 'Connection: close', 'नम'],
])('%s is answered in its own way, however often the page went out', async (_who, request, connection, text) => {
  await answersTo(get(), get(), get());
  const [answer] = await answersTo(request);
  expect(answer).toContain(`\r\n${connection}\r\n`);
  expect(Buffer.from(answer?.split('\r\n\r\n')[1] ?? '', 'latin1').toString()).toBe(text);
});

test('the last answer a connection may have says so', async () => {
  server.maxRequestsPerSocket = 4;
  const answers = await answersTo(get(), get(), get(), get());
  expect(answers.map((answer) => /Connection: (.*)\r/.exec(answer)?.[1])).toEqual(['keep-alive', 'keep-alive', 'keep-alive', 'close']);
});

test('a header that goes with every answer stays', async () => {
  const answers = await answersTo(get('/secure'), get('/secure'), get('/secure'), get('/secure'));
  expect(answers.every((answer) => answer.includes('Strict-Transport-Security: max-age=1'))).toBe(true);
  expect(headsMade).toHaveBeenCalledTimes(2);
});
